import { expect } from "vitest";
import { signIn } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { onEveryEngine } from "../../../../support/platform";
import { codeOf } from "../../../../support/platform-refusal";
import { browserOf } from "../../../../support/platform-sign-in";

onEveryEngine((test) => {
  test("a new password that attackers guess first is rejected, including the manufacturer's name", async ({
    platform,
    config,
  }) => {
    config.brandName = { zh: "晨曦通信", en: "Meridian Handsets" };
    const browser = browserOf(platform);
    const uid = await browser.begin();
    await browser.call(signIn.enterPassword, { uid, account: "newcomer", password: demoPassword });
    const change = (password: string) => codeOf(browser.call(signIn.changePassword, { uid, password }));
    for (const password of [
      "administrator",
      "michaeljordan",
      "1q2w3e4r5t6y",
      "1234567890qwerty",
      "dragon123456",
      "Passw0rd2026!",
      "qwertyuiop123",
      "Meridian2026!!",
      "meridianhandsets1",
      "晨曦通信2026年01月",
      "晨曦通信晨曦通信晨曦通信",
    ])
      expect([password, await change(password)]).toEqual([password, "password.common"]);
    expect(await change("lots of blue sails")).toBe("answered");
  });
});
