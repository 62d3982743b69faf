import { expect } from "vitest";
import { account, lov, profile, signIn } from "~/contract";
import { demoPassword } from "~/platform/demo/accounts";
import { onEveryEngine } from "../../../support/platform";
import { codeOf, refusalOf } from "../../../support/platform-refusal";
import { browserOf, signedIn } from "../../../support/platform-sign-in";

onEveryEngine((test) => {
  test("a user sees who they are, how they are reached, and their roles in each tenant", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier2");
    expect(await call(profile.currentUser, {})).toMatchObject({
      userName: "李强",
      userAccount: "supplier2",
      avatarPicture: null,
      timeZone: { value: "GMT+8", meaning: "(GMT+8) 北京" },
      email: "supplier2@demo.example",
      phone: null,
      pendingEmail: null,
      tenants: [
        { supplierCode: "S10002", roles: [{ tenantRoleId: "supplier", name: "供应商" }] },
        { supplierCode: "S10003", roles: [{ tenantRoleId: "supplier", name: "供应商" }] },
      ],
    });
    const english = await call(profile.currentUser, {}, { locale: "en" });
    expect(english.tenants[0]?.roles).toEqual([{ tenantRoleId: "supplier", name: "Supplier" }]);
    expect((await call(account.init, { reload: false }, { locale: "en" })).roleNames).toEqual(["Supplier"]);
  });

  test("nothing of it is told to whoever is not signed in", async ({ call }) => {
    expect(await refusalOf(call(profile.currentUser, {}))).toMatchObject({ status: 401, code: "session.over" });
    expect(await codeOf(call(profile.updateUserTimeZone, { timeZone: "GMT+9" }))).toBe("session.over");
  });

  test("another time zone is answered with its code, and holds at once", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    expect(await call(profile.updateUserTimeZone, { timeZone: "GMT+9" })).toEqual({ code: "GMT+9" });
    expect((await call(account.init, { reload: false })).user.timeZone?.value).toBe("GMT+9");
    const { call: other } = await signedIn(platform, "supplier2");
    expect((await other(profile.currentUser, {})).timeZone?.value).toBe("GMT+8");
  });

  test("every zone of the list can be chosen, and no other", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const { content } = await call(lov.values, { lovCode: "HIAM.TIME_ZONE", size: 100 });
    for (const { value } of content)
      expect(await call(profile.updateUserTimeZone, { timeZone: value })).toEqual({ code: value });
    for (const timeZone of ["", "GMT+13", "Asia/Shanghai", "gmt+8", "GMT 8"])
      expect(await codeOf(call(profile.updateUserTimeZone, { timeZone })), timeZone).toBe("timeZone.unknown");
  });

  test("a phone number is kept, checked, and taken out again", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.updatePhone, { phone: " +86 138 0013 8000 " });
    expect((await call(profile.currentUser, {})).phone).toBe("+86 138 0013 8000");
    expect(await codeOf(call(profile.updatePhone, { phone: "call me" }))).toBe("field.phone");
    expect((await call(profile.currentUser, {})).phone).toBe("+86 138 0013 8000");
    await call(profile.updatePhone, { phone: "" });
    expect((await call(profile.currentUser, {})).phone).toBeNull();
  });

  test("a new e-mail is proved by its code, and the old address is told", async ({ platform, letters }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestEmailCode, { email: "wang@new.example" });
    expect((await call(profile.currentUser, {})).pendingEmail).toBe("wang@new.example");
    expect((await call(profile.currentUser, {})).email).toBe("supplier@demo.example");
    const [letter] = await letters();
    expect(letter?.to).toBe("wang@new.example");
    await call(profile.confirmEmail, { code: codeIn(letter?.text) });

    expect(await call(profile.currentUser, {})).toMatchObject({ email: "wang@new.example", pendingEmail: null });
    const told = (await letters()).find(({ to }) => to === "supplier@demo.example");
    expect(told?.text).toContain("w***@new.example");
    expect(told?.text).not.toContain("wang@new.example");
    const browser = browserOf(platform);
    const typed = { uid: await browser.begin(), account: "WANG@new.example", password: demoPassword };
    expect((await browser.call(signIn.enterPassword, typed)).step).toBe("done");
  });

  test("the letters are in the language of the one who asks", async ({ platform, letters }) => {
    const { call } = await signedIn(platform, "india");
    await call(profile.requestEmailCode, { email: "priya@new.example" }, { locale: "en" });
    const [letter] = await letters();
    await call(profile.confirmEmail, { code: codeIn(letter?.text) }, { locale: "en" });
    const subjects = (await letters()).map(({ subject }) => subject);
    expect(subjects).toContain("Your Brand & Co code for a new e-mail address");
    expect(subjects).toContain("The e-mail address of your Brand & Co account was changed");
  });

  test("a wrong code, an old one and one of another user change nothing", async ({ platform, letters, clock }) => {
    const { call } = await signedIn(platform, "supplier");
    expect(await codeOf(call(profile.confirmEmail, { code: "123456" }))).toBe("code.wrong");
    await call(profile.requestEmailCode, { email: "wang@new.example" });
    const code = codeIn((await letters())[0]?.text);
    expect(await codeOf(call(profile.confirmEmail, { code: code === "000000" ? "111111" : "000000" }))).toBe(
      "code.wrong",
    );
    const { call: other } = await signedIn(platform, "supplier2");
    expect(await codeOf(other(profile.confirmEmail, { code }))).toBe("code.wrong");
    clock.advance(10 * 60);
    expect(await codeOf(call(profile.confirmEmail, { code }))).toBe("code.wrong");
    expect((await call(profile.currentUser, {})).email).toBe("supplier@demo.example");
    expect((await letters()).map(({ to }) => to)).not.toContain("supplier@demo.example");
  });

  test("five wrong codes are one too many, and a code works once", async ({ platform, letters, clock }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestEmailCode, { email: "wang@new.example" });
    const code = codeIn((await letters())[0]?.text);
    const wrong = code === "000000" ? "111111" : "000000";
    for (let tried = 0; tried < 5; tried++) await codeOf(call(profile.confirmEmail, { code: wrong }));
    expect(await codeOf(call(profile.confirmEmail, { code }))).toBe("code.exhausted");
    clock.advance(61);
    await call(profile.requestEmailCode, { email: "wang@new.example" });
    const fresh = codeIn((await letters())[0]?.text);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => codeOf(call(profile.confirmEmail, { code: fresh }))),
    );
    expect(answers.filter((answer) => answer === "answered")).toHaveLength(1);
  });

  test("a change that was given up needs another code", async ({ platform, letters }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestEmailCode, { email: "wang@new.example" });
    const code = codeIn((await letters())[0]?.text);
    await call(profile.cancelEmailChange, {});
    expect((await call(profile.currentUser, {})).pendingEmail).toBeNull();
    expect(await codeOf(call(profile.confirmEmail, { code }))).toBe("code.wrong");
  });

  test("what is no address, or the address one has, is refused; codes are rationed by address and by account", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const ask = (email: string) => refusalOf(call(profile.requestEmailCode, { email }));
    expect(await ask("a@b.example, c@d.example")).toMatchObject({ status: 400, code: "field.email" });
    expect(await ask("Supplier@Demo.example")).toMatchObject({ status: 400, code: "profile.email.same" });
    expect(await ask("a@new.example")).toMatchObject({ code: "answered" });
    expect(await ask("a@new.example")).toMatchObject({ status: 429, code: "code.tooSoon" });
    for (const email of ["b@new.example", "c@new.example", "d@new.example"])
      expect((await ask(email)).code).toBe("answered");
    expect(await ask("e@new.example")).toMatchObject({ status: 429, code: "code.tooMany" });
  });

  test("phone and e-mail changed at the same moment are both kept", async ({ platform, letters }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestEmailCode, { email: "wang@new.example" });
    const code = codeIn((await letters())[0]?.text);
    await Promise.all([call(profile.confirmEmail, { code }), call(profile.updatePhone, { phone: "0755 1234 5678" })]);
    expect(await call(profile.currentUser, {})).toMatchObject({
      email: "wang@new.example",
      phone: "0755 1234 5678",
    });
  });
});

const codeIn = (text = "") => /^\d{6}$/m.exec(text)?.[0] ?? "";
