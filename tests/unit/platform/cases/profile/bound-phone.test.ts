import { expect } from "vitest";
import { profile, signIn, undoEmail } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { onEveryEngine } from "../../../../support/platform";
import { linkToCompany } from "../../../../support/company-account";
import { accountId, inDatabase } from "../../../../support/platform-database";
import { changeEmail, codeTo, otherThan, undoLinkTo } from "../../../../support/platform-email";
import { bindPhone, phone, phoneCodes, smsCodeTo } from "../../../../support/platform-phone";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn, signedInByPassword } from "../../../../support/platform-sign-in";

const email = "supplier@demo.example";
const password = demoPassword;
const unbound = { number: null, pending: null, codesGoTo: "email" };
const boundPhone = phone.typed;
const own = "a horse that flies at night";

onEveryEngine((test) => {
  test("a phone is bound with the password, its own code and one from the email address, which is notified", async ({
    platform,
    emails,
    config,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    expect((await call(profile.currentUser, {})).boundPhone).toEqual(unbound);
    await call(profile.requestPhoneCode, { boundPhone, password });
    expect((await call(profile.currentUser, {})).boundPhone).toEqual({ ...unbound, pending: phone.number });
    expect((await emails()).map(({ channel, to }) => `${channel} ${to}`).toSorted()).toEqual([
      `mail ${email}`,
      `sms ${phone.number}`,
    ]);
    await call(profile.confirmPhone, await phoneCodes(emails));

    expect((await call(profile.currentUser, {})).boundPhone).toEqual({ ...unbound, number: phone.number });
    expect((await call(profile.currentUser, {})).email, "the email stays what the account is known by").toBe(email);
    const news = (await emails()).find(({ to, subject }) => to === email && subject.includes("已绑定手机"));
    expect(news?.text).toContain(phone.masked);
    expect(news?.text).not.toContain("13800138000");
    const rows = await inDatabase(config, async (db) => {
      const id = await accountId(db, "supplier");
      return {
        audit: await db.selectFrom("audit_event").select("action").where("actor", "=", `account:${id}`).execute(),
        contact: await db.selectFrom("contact_change").select("account_id").execute(),
        account: JSON.stringify(await db.selectFrom("account").selectAll().execute()),
        id,
      };
    });
    expect(rows.audit.map(({ action }) => action)).toContain("account.phoneBound");
    expect(rows.contact, "new bank details are locked for a week").toEqual([{ account_id: rows.id }]);
    expect(rows.account, "the number is sealed").not.toContain("13800138000");
  });

  test("an open session is not enough: without the password no code is sent", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "supplier");
    for (const tried of ["", "a guess"])
      expect(await codeOf(call(profile.requestPhoneCode, { boundPhone, password: tried }))).toBe(
        "profile.password.wrong",
      );
    expect(await emails()).toEqual([]);
    await call(profile.requestPhoneCode, { boundPhone, password });
    expect(await codeOf(call(profile.requestPhoneCode, { boundPhone: "139 0013 9000" }))).toBe(
      "profile.password.wrong",
    );
  });

  test("a phone is bound only with both codes, which work once", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestPhoneCode, { boundPhone, password });
    const { code, emailCode } = await phoneCodes(emails);
    const confirm = (codes: { code: string; emailCode: string }) => codeOf(call(profile.confirmPhone, codes));
    expect(await confirm({ code, emailCode: otherThan(emailCode) })).toBe("profile.emailCode.wrong");
    expect(await confirm({ code: otherThan(code), emailCode })).toBe("code.wrong");
    expect((await call(profile.currentUser, {})).boundPhone?.number).toBeNull();
    expect(await confirm({ code, emailCode })).toBe("answered");
    expect(await confirm({ code, emailCode }), "they work once").toBe("code.wrong");
  });

  test("an expired code, another user's code and the code of a cancelled change do not bind a phone", async ({
    platform,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestPhoneCode, { boundPhone, password });
    const codes = await phoneCodes(emails);
    const { call: other } = await signedIn(platform, "supplier2");
    expect(await codeOf(other(profile.confirmPhone, codes))).toBe("code.wrong");
    clock.advance(10 * 60);
    expect(await codeOf(call(profile.confirmPhone, codes))).toBe("code.wrong");
    await call(profile.requestPhoneCode, { boundPhone });
    clock.advance(1);
    const fresh = await phoneCodes(emails);
    await call(profile.cancelPhoneChange, {});
    expect(await codeOf(call(profile.confirmPhone, fresh))).toBe("code.wrong");
    expect((await call(profile.currentUser, {})).boundPhone).toEqual(unbound);
  });

  test("codes are exhausted after five wrong tries, and of parallel confirmations only one binds the phone", async ({
    platform,
    emails,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestPhoneCode, { boundPhone, password });
    const codes = await phoneCodes(emails);
    const answers = await Promise.all(Array.from({ length: 4 }, () => codeOf(call(profile.confirmPhone, codes))));
    expect(answers.filter((answer) => answer === "answered")).toHaveLength(1);
    await call(profile.requestPhoneCode, { boundPhone: "+91 98765 43210", password });
    const wrong = { ...(await phoneCodes(emails, "+919876543210")), code: "no code" };
    for (let tried = 0; tried < 5; tried++) expect(await codeOf(call(profile.confirmPhone, wrong))).toBe("code.wrong");
    expect(await codeOf(call(profile.confirmPhone, wrong))).toBe("code.exhausted");
  });

  test("another phone replaces the first only with new codes", async ({ platform, emails, clock }) => {
    const { call } = await signedIn(platform, "supplier");
    await bindPhone(call, emails);
    clock.advance(1);
    expect(await codeOf(call(profile.requestPhoneCode, { boundPhone: "+86 13800138000", password }))).toBe(
      "profile.boundPhone.same",
    );
    await call(profile.requestPhoneCode, { boundPhone: "+91 98765 43210", password });
    expect((await call(profile.currentUser, {})).boundPhone).toMatchObject({
      number: phone.number,
      pending: "+919876543210",
    });
    await call(profile.confirmPhone, await phoneCodes(emails, "+919876543210"));
    expect((await call(profile.currentUser, {})).boundPhone).toMatchObject({ number: "+919876543210", pending: null });
  });

  test("removing a phone needs the password, and the email address is notified", async ({
    platform,
    emails,
    config,
    events,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await bindPhone(call, emails);
    expect(await codeOf(call(profile.removePhone, { password: "a guess" }))).toBe("profile.password.wrong");
    expect((await call(profile.currentUser, {})).boundPhone?.number).toBe(phone.number);
    await call(profile.removePhone, { password }, { locale: "en" });
    await call(profile.removePhone, { password });
    expect((await call(profile.currentUser, {})).boundPhone).toEqual(unbound);
    const news = (await emails()).filter(({ subject }) => subject.includes("The phone has been removed"));
    expect(
      news.map(({ to }) => to),
      "once, although it was asked for twice",
    ).toEqual([email]);
    const audit = await inDatabase(config, (db) =>
      db.selectFrom("audit_event").select("action").where("action", "like", "account.phone%").execute(),
    );
    expect(audit.map(({ action }) => action).toSorted()).toEqual(["account.phoneBound", "account.phoneRemoved"]);
    expect(events.filter((event) => event.includes("user_updated")).join()).toMatch(/phoneBound.*phoneRemoved/);
    expect(events.join(), "the log knows no number").not.toContain("13800138000");
  });

  test("undoing a change of email removes a phone that was bound since", async ({
    platform,
    call: stranger,
    emails,
    clock,
  }) => {
    const thief = "thief@evil.example";
    const { call } = await signedIn(platform, "supplier");
    await changeEmail(call, emails, thief);
    clock.advance(1);
    await call(profile.requestPhoneCode, { boundPhone, password });
    await call(profile.confirmPhone, await phoneCodes(emails, phone.number, thief));
    await stranger(undoEmail.undo, await undoLinkTo(emails, email));
    const { challengeId } = await stranger(signIn.forgotPassword, { account: "supplier" });
    const code = await codeTo(emails, email);
    await stranger(signIn.resetPassword, { account: "supplier", challengeId, code, password: own });
    const { call: owner } = await signedInByPassword(platform, "supplier", undefined, { password: own });
    expect((await owner(profile.currentUser, {})).boundPhone).toEqual(unbound);
  });

  test("a number that cannot receive messages is rejected", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    for (const typed of ["call me", "0755 1234 5678", "+86 755 1234 5678", "98765 43210", ""])
      expect(await refusalOf(call(profile.requestPhoneCode, { boundPhone: typed, password })), typed).toMatchObject({
        status: 400,
        code: "profile.boundPhone.invalid",
      });
  });

  for (const [name, typed, code] of [
    ["a premium number", "+1 900 555 0123", "notPersonal"],
    ["a satellite phone", "+882 16 1234567", "notPersonal"],
    ["a number with a surcharge", "+44 909 123 4567", "notPersonal"],
    ["a mobile of a country that is sent no messages", "+65 8123 4567", "country"],
  ] as const)
    test(`${name} cannot be bound, and no message is sent`, async ({ platform, emails }) => {
      const { call } = await signedIn(platform, "supplier");
      expect(await refusalOf(call(profile.requestPhoneCode, { boundPhone: typed, password }))).toMatchObject({
        status: 400,
        code: `profile.boundPhone.${code}`,
      });
      expect(await emails()).toEqual([]);
      expect((await call(profile.currentUser, {})).boundPhone).toEqual(unbound);
    });

  test("a mobile of another country can be bound once the settings include the country", async ({
    platform,
    config,
    emails,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    config.smsCountries = ["CN", "SG"];
    await bindPhone(call, emails, "+65 8123 4567", "+6581234567");
    expect((await call(profile.currentUser, {})).boundPhone?.number).toBe("+6581234567");
  });

  test("codes to new phones are limited per account and per number", async ({ platform, clock }) => {
    const { call } = await signedIn(platform, "supplier");
    const ask = (number: string) => refusalOf(call(profile.requestPhoneCode, { boundPhone: number, password }));
    expect(await ask("13900000000")).toMatchObject({ code: "answered" });
    expect(await ask("13900000000")).toMatchObject({ status: 429, code: "code.tooSoon" });
    for (const last of ["1", "2", "3", "4"])
      expect(await ask(`1390000000${last}`), "a typing error can be corrected at once").toMatchObject({
        code: "answered",
      });
    expect(await ask("13900000005")).toMatchObject({ status: 429, code: "code.tooMany" });

    clock.advance(3600);
    let sent = 0;
    for (const account of ["supplier2", "india", "buyer"]) {
      const other = await signedIn(platform, account);
      for (let times = 0; times < 5; times++) {
        const code = await codeOf(other.call(profile.requestPhoneCode, { boundPhone, password }));
        if (code === "answered") sent += 1;
        else expect(code).toBe("code.tooMany");
        clock.advance(61);
      }
    }
    expect(sent, "ten a day for one number").toBe(10);
  });

  test("phones are not offered outside the demo without a gateway, or to users who sign in through the company's provider", async ({
    platform,
    config,
    emails,
  }) => {
    await linkToCompany(platform, "buyer");
    const colleague = await signedIn(platform, "buyer");
    expect((await colleague.call(profile.currentUser, {})).boundPhone).toBeNull();
    expect(await codeOf(colleague.call(profile.requestPhoneCode, { boundPhone }))).toBe(
      "profile.boundPhone.notOffered",
    );
    const { call } = await signedIn(platform, "supplier");
    expect((await call(profile.currentUser, {})).boundPhone).toEqual(unbound);
    config.demo = false;
    expect((await call(profile.currentUser, {})).boundPhone).toBeNull();
    expect(await codeOf(call(profile.requestPhoneCode, { boundPhone, password }))).toBe(
      "profile.boundPhone.notOffered",
    );
    config.sms = { url: "http://127.0.0.1:1/" };
    expect(await codeOf(call(profile.requestPhoneCode, { boundPhone, password }))).toBe("answered");
    config.demo = true;
    expect(await smsCodeTo(emails, phone.number), "what a gateway sends is not in the demo's mailbox").toBe("");
  });

  test("messages are in the language of the user who requests them", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "india");
    await call(profile.requestPhoneCode, { boundPhone: "+91 98765 43210", password }, { locale: "en" });
    const [sms] = (await emails()).filter(({ channel }) => channel === "sms");
    expect(sms?.text).toMatch(/^Brand & Co: \d{6} is your code to confirm this phone\./);
    expect((await emails()).map(({ subject }) => subject)).toContain("Brand & Co: Your code to add a phone");
  });
});
