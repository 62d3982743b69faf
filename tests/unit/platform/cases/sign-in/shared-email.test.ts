import { expect } from "vitest";
import { profile, signIn } from "~/contract";
import { passwordsAnywhere } from "~/platform/core/rate-limits/rates";
import type { Platform } from "~/platform/platform.server";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { codeTo, emailCodes } from "../../../../support/platform-email";
import { codeOf } from "../../../../support/platform-refusal";
import { browserOf, signedIn, signedInByPassword } from "../../../../support/platform-sign-in";
import { approveAgain, formerAccount, sharedMailbox } from "../../../../support/shared-mailbox";

const own = "a horse that flies by day";
const email = "supplier@demo.example";

type Emails = () => Promise<{ to: string; subject: string; text: string }[]>;

/** Returns the result of a sign-in: the next step, or the code of the refusal. */
async function enter(platform: Platform, account: string, password: string, clientAddress = "192.0.2.1") {
  const browser = browserOf(platform, { clientAddress });
  const uid = await browser.begin();
  const answer = browser.call(signIn.enterPassword, { uid, account, password });
  const code = await codeOf(answer);
  return code === "answered" ? (await answer).step : code;
}

/** Gives the buyer's account the supplier's mailbox; both still have the same password. */
async function shareMailbox(platform: Platform, emails: Emails, password = demoPassword) {
  const { call } = await signedIn(platform, "buyer2");
  const old = (await call(profile.currentUser, {})).email;
  await call(profile.requestEmailCode, { email, password });
  await call(profile.confirmEmail, await emailCodes(emails, email, old));
}

/** Resets an account's password with the code sent to its mailbox. */
async function resetByName(call: Call, emails: Emails, account: string) {
  const { challengeId } = await call(signIn.forgotPassword, { account });
  await call(signIn.resetPassword, { account, challengeId, code: await codeTo(emails, email), password: own });
}

onEveryEngine((test) => {
  test("if the name of one account is the email address of another, each signs in with its own password", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const newer = await approveAgain({ platform, register, emails, clock });
    const former = await signedInByPassword(platform, sharedMailbox, undefined, { password: formerAccount.password });
    expect((await former.call(profile.currentUser, {})).email).toBe(formerAccount.email);
    const { call } = await signedInByPassword(platform, sharedMailbox, undefined, { password: newer.password, own });
    expect((await call(profile.currentUser, {})).email).toBe(sharedMailbox);
    expect(await enter(platform, sharedMailbox, "guess")).toBe("signIn.wrong");
  });

  test("the mailbox of a newer account cannot reset the password of the account that used it before", async ({
    platform,
    call,
    register,
    emails,
    clock,
  }) => {
    await approveAgain({ platform, register, emails, clock });
    const before = (await emails()).length;
    const { challengeId } = await call(signIn.forgotPassword, { account: sharedMailbox });
    expect(challengeId).toEqual(expect.any(String));
    expect((await emails()).length, "no code goes out").toBe(before);
    const reset = { account: sharedMailbox, challengeId, code: "00000000", password: own };
    expect(await codeOf(call(signIn.resetPassword, reset))).toBe("code.wrong");
    expect(await enter(platform, formerAccount.email, formerAccount.password)).not.toBe("signIn.wrong");
  });

  test("of two accounts with one email address the password decides; if both passwords match, the account name is required", async ({
    platform,
    call,
    emails,
    clock,
  }) => {
    await shareMailbox(platform, emails);
    expect(await enter(platform, email, demoPassword)).toBe("signIn.nameNeeded");
    expect(await enter(platform, email, "guess")).toBe("signIn.wrong");
    expect(await enter(platform, "nobody@demo.example", "guess")).toBe("signIn.wrong");
    expect(await enter(platform, "supplier", demoPassword)).toBe("done");

    clock.advance(120);
    await resetByName(call, emails, "buyer2");
    for (const [password, name] of [
      [demoPassword, "supplier"],
      [own, "buyer2"],
    ] as const) {
      const { call: signedInCall } = await signedInByPassword(platform, email, undefined, { password });
      const { call: byName } = await signedInByPassword(platform, name, undefined, { password });
      const userOf = async (one: Call) => (await one(profile.currentUser, {})).id;
      expect(await userOf(signedInCall)).toBe(await userOf(byName));
    }
  });

  test("a password reset for an email address of two accounts gets the same response as for an unknown one", async ({
    platform,
    call,
    emails,
  }) => {
    await shareMailbox(platform, emails);
    const before = (await emails()).length;
    const shared = await call(signIn.forgotPassword, { account: email });
    const unknown = await call(signIn.forgotPassword, { account: "nobody@demo.example" });
    expect(Object.keys(shared)).toEqual(Object.keys(unknown));
    expect((await emails()).length).toBe(before);
  });

  test("guesses at an email address of two accounts count for both", async ({ platform, emails }) => {
    await shareMailbox(platform, emails);
    for (let tries = 0; tries < passwordsAnywhere.max; tries++)
      expect(await enter(platform, email, "guess", `203.0.113.${tries}`)).toBe("signIn.wrong");
    for (const account of ["supplier", "buyer2", email])
      expect(await enter(platform, account, demoPassword, "198.51.100.7")).toBe("codeIfRight");
  });
});
