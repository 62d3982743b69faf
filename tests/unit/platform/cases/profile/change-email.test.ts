import { expect } from "vitest";
import { profile, signIn } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { onEveryEngine } from "../../../../support/platform";
import { changeEmail, emailCodes, otherThan } from "../../../../support/platform-email";
import { linkToCompany } from "../../../../support/company-account";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { browserOf, signedIn } from "../../../../support/platform-sign-in";

const email = "wang@new.example";
const old = "supplier@demo.example";
const password = demoPassword;

onEveryEngine((test) => {
  test("a new email address needs its own code and one from the old address, which is notified", async ({
    platform,
    emails,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestEmailCode, { email, password });
    expect(await call(profile.currentUser, {})).toMatchObject({ pendingEmail: email, email: old, hasPassword: true });
    expect((await emails()).map(({ to }) => to).toSorted()).toEqual([old, email]);
    await call(profile.confirmEmail, await emailCodes(emails, email));

    expect(await call(profile.currentUser, {})).toMatchObject({ email, pendingEmail: null });
    const news = (await emails()).find(({ to, text }) => to === old && text.includes("/undo-email/"));
    expect(news?.text).toContain("w***@new.example");
    expect(news?.text).not.toContain(email);
    const browser = browserOf(platform);
    const typed = { uid: await browser.begin(), account: "WANG@new.example", password };
    expect((await browser.call(signIn.enterPassword, typed)).step).toBe("done");
  });

  test("an open session is not enough: without the password no code is sent", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "supplier");
    for (const tried of ["", "a guess"])
      expect(await refusalOf(call(profile.requestEmailCode, { email, password: tried }))).toMatchObject({
        status: 400,
        code: "profile.password.wrong",
      });
    expect(await emails()).toEqual([]);
    for (let tries = 2; tries < 5; tries++)
      expect(await codeOf(call(profile.requestEmailCode, { email, password: "a guess" }))).toBe(
        "profile.password.wrong",
      );
    expect(await refusalOf(call(profile.requestEmailCode, { email, password }))).toMatchObject({
      status: 429,
      code: "profile.password.tooMany",
      details: { retryAfter: 900 },
    });
  });

  test("the code from the new address is not enough to change it", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestEmailCode, { email, password });
    const { code, oldCode } = await emailCodes(emails, email);
    const confirm = (codes: { code: string; oldCode: string }) => codeOf(call(profile.confirmEmail, codes));
    expect(await confirm({ code, oldCode: "" })).toBe("profile.oldCode.wrong");
    expect(await confirm({ code, oldCode: code === oldCode ? otherThan(code) : code })).toBe("profile.oldCode.wrong");
    expect(await confirm({ code: otherThan(code), oldCode })).toBe("code.wrong");
    expect((await call(profile.currentUser, {})).email).toBe(old);
    expect(await confirm({ code, oldCode })).toBe("answered");
  });

  test("users without a password, who sign in through the company's provider, prove the old address with its code", async ({
    platform,
    emails,
  }) => {
    await linkToCompany(platform, "supplier");
    const { call } = await signedIn(platform, "supplier");
    expect((await call(profile.currentUser, {})).hasPassword).toBe(false);
    await call(profile.requestEmailCode, { email });
    expect(await codeOf(call(profile.confirmEmail, { code: "123456", oldCode: "123456" }))).toBe("code.wrong");
    expect(await codeOf(call(profile.confirmEmail, await emailCodes(emails, email)))).toBe("answered");
  });

  test("a change ends every other session of the account, at the identity provider too", async ({
    platform,
    emails,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const thief = await signedIn(platform, "supplier");
    await changeEmail(call, emails, email);
    expect(await codeOf(thief.call(profile.currentUser, {}))).toBe("session.over");
    expect((await call(profile.currentUser, {})).email).toBe(email);
    // The provider knew the thief's browser, and would have signed it in again automatically.
    const uid = await thief.browser.begin();
    expect(await thief.browser.call(signIn.read, { uid })).toEqual({ step: "password" });
  });

  test("emails are in the language of the user who requests them", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "india");
    const theirs = "priya@new.example";
    await call(profile.requestEmailCode, { email: theirs, password }, { locale: "en" });
    const codes = await emailCodes(emails, theirs, "india@demo.example");
    await call(profile.confirmEmail, codes, { locale: "en" });
    expect((await emails()).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        "Brand & Co: Your code for the new email address",
        "Brand & Co: Your code to change your email address",
        "Brand & Co: Your account’s email address has been changed",
      ]),
    );
  });

  test("a wrong code, an expired one and one of another user change nothing", async ({ platform, emails, clock }) => {
    const { call } = await signedIn(platform, "supplier");
    expect(await codeOf(call(profile.confirmEmail, { code: "123456", oldCode: "123456" }))).toBe("code.wrong");
    await call(profile.requestEmailCode, { email, password });
    const codes = await emailCodes(emails, email);
    const { call: other } = await signedIn(platform, "supplier2");
    expect(await codeOf(other(profile.confirmEmail, codes))).toBe("code.wrong");
    clock.advance(10 * 60);
    expect(await codeOf(call(profile.confirmEmail, codes))).toBe("code.wrong");
    expect((await call(profile.currentUser, {})).email).toBe(old);
  });

  test("codes are exhausted after five wrong tries, and work only once", async ({ platform, emails, clock }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestEmailCode, { email, password });
    const { code, oldCode } = await emailCodes(emails, email);
    const wrong = { code: otherThan(code), oldCode };
    for (let tried = 0; tried < 5; tried++) await codeOf(call(profile.confirmEmail, wrong));
    expect(await codeOf(call(profile.confirmEmail, { code, oldCode }))).toBe("code.exhausted");
    clock.advance(61);
    await call(profile.requestEmailCode, { email });
    const fresh = await emailCodes(emails, email);
    for (let tried = 0; tried < 5; tried++)
      await codeOf(call(profile.confirmEmail, { ...fresh, oldCode: otherThan(fresh.oldCode) }));
    expect(await codeOf(call(profile.confirmEmail, fresh))).toBe("code.exhausted");
    clock.advance(61);
    await call(profile.requestEmailCode, { email });
    const last = await emailCodes(emails, email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => codeOf(call(profile.confirmEmail, last))));
    expect(answers.filter((answer) => answer === "answered")).toHaveLength(1);
  });

  test("after a change is cancelled its codes no longer work, and the next one needs the password", async ({
    platform,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestEmailCode, { email, password });
    const codes = await emailCodes(emails, email);
    await call(profile.cancelEmailChange, {});
    expect((await call(profile.currentUser, {})).pendingEmail).toBeNull();
    expect(await codeOf(call(profile.confirmEmail, codes))).toBe("code.wrong");
    clock.advance(61);
    expect(await codeOf(call(profile.requestEmailCode, { email }))).toBe("profile.password.wrong");
  });

  test("an invalid or unchanged address is rejected; codes are limited per address and per account", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const ask = (address: string) => refusalOf(call(profile.requestEmailCode, { email: address, password }));
    expect(await ask("a@b.example, c@d.example")).toMatchObject({ status: 400, code: "field.email" });
    expect(await ask("Supplier@Demo.example")).toMatchObject({ status: 400, code: "profile.email.same" });
    expect(await ask("a@new.example")).toMatchObject({ code: "answered" });
    expect(await ask("a@new.example")).toMatchObject({ status: 429, code: "code.tooSoon" });
    for (const other of ["b@new.example", "c@new.example", "d@new.example", "e@new.example"])
      expect((await ask(other)).code).toBe("answered");
    expect(await ask("f@new.example")).toMatchObject({ status: 429, code: "code.tooMany" });
  });

  test("phone and email changed at the same time are both saved", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestEmailCode, { email, password });
    const codes = await emailCodes(emails, email);
    await Promise.all([
      call(profile.confirmEmail, codes),
      call(profile.updatePhone, { phone: "0755 1234 5678", before: "" }),
    ]);
    expect(await call(profile.currentUser, {})).toMatchObject({ email, phone: "0755 1234 5678" });
  });
});
