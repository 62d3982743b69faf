import { expect } from "vitest";
import { changeRequests, profile, progress, registration, signIn } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { askFor, newestCode, toNewAccount } from "../../../../support/platform-company";
import { codeTo, emailCodes } from "../../../../support/platform-email";
import { codeOf } from "../../../../support/platform-refusal";
import { browserOf, signedIn } from "../../../../support/platform-sign-in";

const victim = "supplier@demo.example";
const email = "wang@new.example";

/** Requests everything that a visitor can request in the victim's name, as often as possible. */
async function pester(stranger: Call, clock: { advance(seconds: number): void }, times = 6) {
  for (let round = 0; round < times; round++) {
    // From a different client address each time, so that only the email address counts.
    const caller = { clientAddress: `203.0.113.${round + 1}` };
    await codeOf(stranger(registration.requestCode, { email: victim, language: "zh" }, caller));
    await codeOf(stranger(progress.requestCode, { email: victim, language: "zh" }, caller));
    await codeOf(stranger(signIn.forgotPassword, { account: "supplier" }, caller));
    await codeOf(stranger(signIn.forgotPassword, { account: victim }, caller));
    clock.advance(61);
  }
}

onEveryEngine((test) => {
  test("requesting codes in a user's name does not stop that user from signing in", async ({
    platform,
    call: stranger,
    emails,
    config,
    clock,
  }) => {
    config.loginCodeFrom = "2025-06-15";
    await pester(stranger, clock);
    const browser = browserOf(platform);
    const uid = await browser.begin();
    const standing = await browser.call(signIn.enterPassword, { uid, account: "supplier", password: demoPassword });
    expect(standing.step).toBe("code");
    const code = await codeTo(emails, victim);
    await pester(stranger, clock, 2);
    expect((await browser.call(signIn.enterCode, { uid, code })).step, "nor kills the code under way").toBe("done");
  });

  test("requesting codes in a user's name does not block their codes for a change of email or of bank details", async ({
    platform,
    call: stranger,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await pester(stranger, clock);
    const { changeId } = await askFor(call, "bank", toNewAccount);
    const code = await newestCode(emails);
    await pester(stranger, clock, 2);
    expect(await codeOf(call(changeRequests.confirm, { changeId, code }))).toBe("answered");

    await call(profile.requestEmailCode, { email, password: demoPassword });
    const codes = await emailCodes(emails, email);
    await pester(stranger, clock, 2);
    expect(await codeOf(call(profile.confirmEmail, codes))).toBe("answered");
  });

  test("visitors behind a shared client address use up their own codes, not those of a user who signs in there", async ({
    platform,
    call: stranger,
    config,
  }) => {
    config.loginCodeFrom = "2025-06-15";
    for (let round = 0; round < 21; round++)
      await codeOf(stranger(registration.requestCode, { email: `nobody${round}@visitor.example`, language: "en" }));
    const browser = browserOf(platform);
    const right = { uid: await browser.begin(), account: "supplier", password: demoPassword };
    expect((await browser.call(signIn.enterPassword, right)).step).toBe("code");
  });

  test("each purpose has a separate budget: five codes for a registration leave those of the progress query", async ({
    call,
    clock,
  }) => {
    const input = { email: "wang@yuanhang.example", language: "zh" } as const;
    for (let times = 0; times < 5; times++) {
      await call(registration.requestCode, input);
      clock.advance(61);
    }
    expect(await codeOf(call(registration.requestCode, input))).toBe("code.tooMany");
    expect(await codeOf(call(progress.requestCode, input))).toBe("answered");
  });

  test("a user who knows the password is sent at most five codes an hour", async ({
    platform,
    emails,
    config,
    clock,
  }) => {
    config.loginCodeFrom = "2025-06-15";
    const browser = browserOf(platform);
    const enter = async () =>
      codeOf(
        browser.call(signIn.enterPassword, {
          uid: await browser.begin(),
          account: "supplier",
          password: demoPassword,
        }),
      );
    for (let times = 0; times < 8; times++) {
      expect(await enter()).toBe("answered");
      clock.advance(61);
    }
    expect(await emails()).toHaveLength(5);
    clock.advance(600);
    expect(await enter(), "and no code that still holds is left").toBe("code.tooMany");
  });
});
