import { expect } from "vitest";
import { account, companyFile, mailboxes, messages, signIn } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { codeOf } from "../../../../support/platform-refusal";
import { browserOf, signedIn } from "../../../../support/platform-sign-in";

const lost = {
  userAccount: "Supplier",
  email: "new.contact@yuanhang.example",
  reason: "王芳 left. Called the number on file; letter with seal received.",
};
const init = { reload: false };
const firstRequest = async (call: Call) => (await call(mailboxes.list, {}))[0]?.requestId ?? "";

onEveryEngine((test) => {
  test("two people replace a lost mailbox, and nothing that its old reader has opens the account", async ({
    platform,
    emails,
    config,
    call,
  }) => {
    const { call: supplier } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    await buyer(mailboxes.start, lost);
    expect((await other(messages.list, {})).content[0]?.title).toContain("请核实：陈静 申请更换 王芳 的账号邮箱");
    expect(await other(mailboxes.list, {})).toMatchObject([
      {
        userAccount: "supplier",
        userName: "王芳",
        before: "s***@demo.example",
        email: lost.email,
        notConfirmable: null,
      },
    ]);
    const requestId = await firstRequest(other);
    expect(await codeOf(buyer(mailboxes.confirm, { requestId }))).toBe("account.roles.secondPerson");
    expect(await codeOf(supplier(account.init, init))).toBe("answered");

    await other(mailboxes.confirm, { requestId });
    expect(await codeOf(supplier(account.init, init))).toBe("session.over");
    expect(await codeOf(other(mailboxes.confirm, { requestId }))).toBe("mailbox.unknown");
    const replaced = (await emails()).filter(({ subject }) => subject.includes("账号邮箱已由采购部更换"));
    expect(replaced.map(({ to }) => to).toSorted()).toEqual([lost.email, "supplier@demo.example"]);
    expect(await auditOf(config.databaseUrl, "account.mailboxReplaced")).toHaveLength(1);

    const browser = browserOf(platform);
    const uid = await browser.begin();
    expect(await codeOf(browser.call(signIn.enterPassword, { uid, account: "supplier", password: demoPassword }))).toBe(
      "signIn.wrong",
    );
    const known = new Set((await emails()).map(({ id }) => id));
    await call(signIn.forgotPassword, { account: "supplier" });
    const codes = (await emails()).filter(({ id }) => !known.has(id));
    expect(codes.map(({ to }) => to)).toEqual([lost.email]);
    await call(signIn.forgotPassword, { account: "supplier@demo.example" });
    expect((await emails()).filter(({ to }) => to === "supplier@demo.example")).toHaveLength(1);
  });

  test("a newer request replaces an older one, and declining a request ends it", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    await buyer(mailboxes.start, lost);
    const old = await firstRequest(buyer);
    await buyer(mailboxes.start, { ...lost, email: "right@yuanhang.example" });
    expect(await codeOf(other(mailboxes.confirm, { requestId: old }))).toBe("mailbox.unknown");
    expect(await other(mailboxes.list, {})).toMatchObject([{ email: "right@yuanhang.example" }]);
    await buyer(mailboxes.decline, { requestId: await firstRequest(buyer) });
    expect(await other(mailboxes.list, {})).toEqual([]);
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await codeOf(supplier(account.init, init))).toBe("answered");
  });

  test("neither of the two people can be the owner", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: admin } = await signedIn(platform, "admin");
    expect(await codeOf(buyer(mailboxes.start, { ...lost, userAccount: "buyer" }))).toBe("mailbox.own");
    await buyer(mailboxes.start, { ...lost, userAccount: "buyer2" });
    const { call: other } = await signedIn(platform, "buyer2");
    const requestId = await firstRequest(other);
    expect(await codeOf(other(mailboxes.confirm, { requestId }))).toBe("account.roles.own");
    await admin(mailboxes.confirm, { requestId });
    expect(await codeOf(other(account.init, init))).toBe("session.over");
  });

  test("invalid input is rejected at its field, and suppliers have no access", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: supplier } = await signedIn(platform, "supplier");
    const refused = (change: object) => codeOf(buyer(mailboxes.start, { ...lost, ...change }));
    expect(await refused({ userAccount: "nobody" })).toBe("account.errorNum");
    expect(await refused({ userAccount: "barred" })).toBe("account.errorNum");
    expect(await refused({ email: "x" })).toBe("field.email");
    expect(await refused({ email: "SUPPLIER@demo.example" })).toBe("profile.email.same");
    expect(await refused({ email: "buyer@demo.example" })).toBe("mailbox.emailTaken");
    expect(await codeOf(supplier(mailboxes.list, {}))).toBe("request.e403");
    expect(await codeOf(supplier(mailboxes.start, lost))).toBe("request.e403");
  });

  test("bank details are locked after a mailbox was replaced, as after any change of contact", async ({
    platform,
    clock,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: admin } = await signedIn(platform, "admin");
    clock.advance(1);
    await buyer(mailboxes.start, lost);
    await admin(mailboxes.confirm, { requestId: await firstRequest(admin) });
    const { call: supplier } = await signedIn(platform, "supplier");
    expect((await supplier(companyFile.load, {}))?.bankLockedUntil).toBeTypeOf("string");
  });
});
