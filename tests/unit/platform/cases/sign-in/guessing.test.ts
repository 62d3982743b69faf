import { expect } from "vitest";
import { profile, signIn } from "~/contract";
import { passwordsAnywhere, passwordsPerAccount, passwordsPerAddress } from "~/platform/core/rate-limits/rates";
import { demoPassword } from "~/platform/seed/demo/accounts";
import type { Platform } from "~/platform/platform.server";
import { onEveryEngine } from "../../../../support/platform";
import { codeTo } from "../../../../support/platform-email";
import { codeOf } from "../../../../support/platform-refusal";
import { browserOf, signedIn } from "../../../../support/platform-sign-in";

const right = { account: "supplier", password: demoPassword };

/** Enters a wrong password for an account, in a fresh browser at a client address. */
async function guess(platform: Platform, account: string, clientAddress: string) {
  const browser = browserOf(platform, { clientAddress });
  return codeOf(browser.call(signIn.enterPassword, { uid: await browser.begin(), account, password: "guess" }));
}

/** Enters wrong passwords until one account accepts no more from all addresses together. */
async function guessEverywhere(platform: Platform, account: string) {
  for (let tries = 0; tries < passwordsAnywhere.max; tries++)
    expect(await guess(platform, account, `203.0.113.${tries}`)).toBe("signIn.wrong");
}

onEveryEngine((test) => {
  test("a sign-in gives a client address one attempt back, but none of the guesses made there", async ({
    platform,
  }) => {
    const clientAddress = "203.0.113.9";
    const answers: string[] = [];
    for (let tries = 0; tries <= passwordsPerAddress.max; tries++) {
      answers.push(await guess(platform, `victim${tries}`, clientAddress));
      const own = browserOf(platform, { clientAddress });
      if (tries % 10 === 9 && tries < passwordsPerAddress.max - 1)
        expect(await own.call(signIn.enterPassword, { uid: await own.begin(), ...right })).toMatchObject({
          step: "done",
        });
    }
    expect(answers.slice(0, passwordsPerAddress.max)).toEqual(
      answers.slice(0, passwordsPerAddress.max).map(() => "signIn.wrong"),
    );
    expect(answers.at(-1)).toBe("signIn.tooMany");
  });

  test("the right password in an open session gives back one try, but not the wrong ones before it", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const confirm = (password: string, email = "wang@new.example") =>
      codeOf(call(profile.requestEmailCode, { email, password }));
    for (let tries = 1; tries < passwordsPerAccount.max; tries++)
      expect(await confirm("guess")).toBe("profile.password.wrong");
    expect(await confirm(demoPassword)).toBe("answered");
    expect(await confirm("guess", "li@new.example")).toBe("profile.password.wrong");
    expect(await confirm("guess", "li@new.example")).toBe("profile.password.tooMany");
  });

  test("once an account was guessed at from many addresses, no response reveals whether a password is right", async ({
    platform,
    emails,
  }) => {
    for (const account of ["supplier", "no-such-account"]) {
      await guessEverywhere(platform, account);
      const guesser = browserOf(platform, { clientAddress: "198.51.100.1" });
      const uid = await guesser.begin();
      const wrong = await guesser.call(signIn.enterPassword, { uid, account, password: "guess" });
      expect(wrong).toEqual({ step: "codeIfRight" });
      expect(await guesser.call(signIn.read, { uid })).toEqual({ step: "codeIfRight" });
      expect(await codeOf(guesser.call(signIn.enterCode, { uid, code: "123456" }))).toBe("code.wrong");
    }
    expect(await emails(), "a wrong password sends nothing").toEqual([]);
  });

  test("the owner of such an account can still sign in from any address, with the password and an emailed code", async ({
    platform,
    emails,
  }) => {
    await guessEverywhere(platform, "supplier");
    const owner = browserOf(platform, { clientAddress: "198.51.100.2" });
    const uid = await owner.begin();
    expect(await owner.call(signIn.enterPassword, { uid, ...right })).toEqual({ step: "codeIfRight" });
    const code = await codeTo(emails, "supplier@demo.example");
    expect(await owner.call(signIn.enterCode, { uid, code })).toMatchObject({ step: "done" });
  });

  test("guesses at the name and at the email address of an account are counted together, for a day", async ({
    platform,
    clock,
  }) => {
    await guessEverywhere(platform, "supplier");
    const browser = browserOf(platform, { clientAddress: "198.51.100.3" });
    const enter = async () =>
      browser.call(signIn.enterPassword, {
        uid: await browser.begin(),
        account: "supplier@demo.example",
        password: demoPassword,
      });
    expect(await enter()).toEqual({ step: "codeIfRight" });
    clock.advance(24 * 3600);
    expect(await enter()).toMatchObject({ step: "done" });
  });

  test("a right password still counts as a try while responses do not reveal that it is right", async ({
    platform,
  }) => {
    await guessEverywhere(platform, "supplier");
    const browser = browserOf(platform, { clientAddress: "198.51.100.4" });
    for (let tries = 0; tries < passwordsPerAccount.max; tries++)
      expect(await browser.call(signIn.enterPassword, { uid: await browser.begin(), ...right })).toEqual({
        step: "codeIfRight",
      });
    expect(await codeOf(browser.call(signIn.enterPassword, { uid: await browser.begin(), ...right }))).toBe(
      "signIn.tooMany",
    );
  });

  test("a barred account responds like a wrong password while responses do not reveal which passwords are right", async ({
    platform,
    emails,
  }) => {
    await guessEverywhere(platform, "barred");
    const browser = browserOf(platform, { clientAddress: "198.51.100.5" });
    const entered = browser.call(signIn.enterPassword, {
      uid: await browser.begin(),
      account: "barred",
      password: demoPassword,
    });
    expect(await entered).toEqual({ step: "codeIfRight" });
    expect(await emails()).toEqual([]);
  });
});
