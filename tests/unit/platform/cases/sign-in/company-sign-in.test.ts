import { expect } from "vitest";
import { signIn } from "~/contract";
import { createPlatform } from "~/platform/platform.server";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { companyProvider, linkToCompany } from "../../../../support/company-account";
import { onEveryEngine } from "../../../../support/platform";
import { codeOf } from "../../../../support/platform-refusal";
import { browserOf } from "../../../../support/platform-sign-in";

const own = "a horse that flies at night";

onEveryEngine((test) => {
  test("a user who signs in through the company's provider is reminded of it by email, and cannot use a password here", async ({
    platform,
    call,
    emails,
    clock,
  }) => {
    const { challengeId: before } = await call(signIn.forgotPassword, { account: "buyer" });
    const code = /^\d{6}$/m.exec((await emails())[0]?.text ?? "")?.[0] ?? "";
    await linkToCompany(platform, "buyer");
    const reset = { account: "buyer", challengeId: before, code, password: own };
    expect(await codeOf(call(signIn.resetPassword, reset)), "a code from before").toBe("code.wrong");

    clock.advance(600);
    await call(signIn.forgotPassword, { account: "buyer@demo.example" });
    const [message] = await emails();
    expect(message?.subject).toContain("如何登录供应商协同平台");
    expect(message?.text).not.toMatch(/\d{6}/);
    const browser = browserOf(platform);
    const wrong = { uid: await browser.begin(), account: "buyer", password: demoPassword };
    expect(await codeOf(browser.call(signIn.enterPassword, wrong))).toBe("signIn.wrong");
  });

  test("suppliers still sign in here alongside the company's provider, which the page offers", async ({ config }) => {
    config.oidc = companyProvider;
    const platform = await createPlatform(config);
    const browser = browserOf(platform);
    const uid = await browser.begin();
    expect(await browser.call(signIn.read, { uid })).toEqual({
      step: "password",
      company: { callbackUrl: "/workspace" },
    });
    const standing = await browser.call(signIn.enterPassword, { uid, account: "supplier", password: demoPassword });
    expect(standing.step).toBe("done");
    await platform.close();
  });
});
