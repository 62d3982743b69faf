import { expect } from "vitest";
import { account, members, profile } from "~/contract";
import { firstSupplierRoles } from "~/rules/permissions/member-roles";
import { onEveryEngine } from "../../../../support/platform";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { auditOf } from "../../../../support/platform-audit";

const manager = { tenantRoleId: "purchasingManager", name: "采购经理" };
const specialist = { tenantRoleId: "purchasingSpecialist", name: "采购专员" };
const newcomer = { userAccount: "notenant", userName: "孙丽" };

onEveryEngine((test) => {
  test("a user who can assign roles sees the members of their own tenant", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    const { content, totalElements } = await call(members.list, {});
    expect(totalElements).toBe(3);
    expect(content.map(({ userAccount, isSelf }) => [userAccount, isSelf])).toEqual([
      ["admin", false],
      ["buyer", true],
      ["buyer2", false],
    ]);
    expect(content[2]).toMatchObject({ userName: "赵磊", roles: [manager] });
    expect((await call(members.list, { page: 1, size: 2 })).content.map(({ userAccount }) => userAccount)).toEqual([
      "buyer2",
    ]);
    expect(await call(members.roles, {})).toEqual([manager, specialist]);
  });

  test("a user who cannot assign roles cannot list members or roles, look up accounts or set roles", async ({
    platform,
    call: anybody,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const set = { ...newcomer, tenantRoleIds: ["purchasingManager"], before: [] };
    for (const asked of [
      () => call(members.list, {}),
      () => call(members.roles, {}),
      () => call(members.lookUp, { userAccount: "buyer" }),
      () => call(members.setRoles, set),
    ])
      expect(await refusalOf(asked())).toMatchObject({ status: 403, code: "request.e403" });
    expect(await refusalOf(anybody(members.setRoles, set))).toMatchObject({ status: 401 });
  });

  test("a colleague is found by account regardless of letter case", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    expect(await call(members.lookUp, { userAccount: " Buyer2 " })).toEqual({
      userAccount: "buyer2",
      userName: "赵磊",
    });
    expect(await call(members.lookUp, { userAccount: "notenant" })).toEqual(newcomer);
  });

  test("accounts of other tenants, barred accounts and unknown accounts get the same response", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "admin");
    const answers = [];
    for (const userAccount of ["supplier", "india", "barred", "nobody at all", ""])
      answers.push(await refusalOf(call(members.lookUp, { userAccount })));
    for (const answer of answers) expect(answer).toEqual({ status: 404, code: "account.errorNum", details: undefined });
  });

  test("unknown names can be tried thirty times an hour, and colleagues are still found after that", async ({
    platform,
    clock,
  }) => {
    const { call } = await signedIn(platform, "buyer");
    const guess = () => codeOf(call(members.lookUp, { userAccount: "nobody" }));
    for (let guessed = 0; guessed < 30; guessed++) expect(await guess()).toBe("account.errorNum");
    expect(await guess()).toBe("account.tooOften");
    expect(await codeOf(call(members.lookUp, { userAccount: "notenant" }))).toBe("account.tooOften");
    expect((await call(members.lookUp, { userAccount: "buyer2" })).userName).toBe("赵磊");
    const { call: colleague } = await signedIn(platform, "buyer2");
    expect(await codeOf(colleague(members.lookUp, { userAccount: "notenant" }))).toBe("answered");
    clock.advance(29 * 60);
    await call(members.list, {});
    clock.advance(29 * 60);
    await call(members.list, {});
    clock.advance(3 * 60);
    expect(await guess()).toBe("account.errorNum");
  });

  test("changed roles take effect at once, and are audited", async ({ platform, config }) => {
    const { call } = await signedIn(platform, "admin");
    const { call: other } = await signedIn(platform, "buyer2");
    expect(await codeOf(other(members.list, {}))).toBe("answered");
    await call(members.setRoles, {
      userAccount: "buyer2",
      userName: "赵磊",
      tenantRoleIds: ["purchasingSpecialist", "purchasingSpecialist"],
      before: ["purchasingManager"],
    });
    expect((await other(account.init, { reload: false })).roles).toEqual(["purchasingSpecialist"]);
    expect(await codeOf(other(members.list, {}))).toBe("request.e403");
    const [event] = await auditOf(config.databaseUrl, "account.roles");
    expect(event).toMatchObject({
      actor: `account:${(await call(profile.currentUser, {})).id}`,
      subject: `account:${(await other(profile.currentUser, {})).id}`,
    });
    expect(JSON.parse(event?.details ?? "")).toMatchObject({
      before: "purchasingManager",
      after: "purchasingSpecialist",
    });
  });

  test("an account without a tenant can become a member", async ({ platform }) => {
    const { call } = await signedIn(platform, "admin");
    const tenantRoleIds = ["purchasingManager", "purchasingSpecialist"];
    expect(await call(members.setRoles, { ...newcomer, tenantRoleIds, before: [] })).toEqual({ waiting: [] });
    const { call: colleague } = await signedIn(platform, "notenant");
    const { tenants } = await colleague(profile.currentUser, {});
    expect(tenants).toMatchObject([{ supplierCode: "B00001", roles: [manager, specialist] }]);
  });

  test("users cannot change their own roles, not even a super admin", async ({ platform }) => {
    for (const [userAccount, userName] of [
      ["buyer", "陈静"],
      ["admin", "周敏"],
    ] as const) {
      const { call } = await signedIn(platform, userAccount);
      const own = { userAccount, userName, tenantRoleIds: ["purchasingSpecialist"], before: ["purchasingManager"] };
      expect(await refusalOf(call(members.setRoles, own))).toMatchObject({ status: 403, code: "account.roles.own" });
      expect((await call(account.init, { reload: false })).roles).toEqual(["purchasingManager"]);
    }
  });

  test("accounts of another tenant cannot get a role here, and no account can get a role of the other side", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "admin");
    const set = (userAccount: string, userName: string, ...tenantRoleIds: string[]) =>
      refusalOf(call(members.setRoles, { userAccount, userName, tenantRoleIds, before: ["purchasingManager"] }));
    expect(await set("supplier", "王芳", "purchasingManager")).toMatchObject({ code: "account.errorNum" });
    expect(await set("buyer", "陈静", "supplier")).toMatchObject({ status: 400, code: "account.roles.unknown" });
    expect(await set("buyer", "陈静", "superAdmin")).toMatchObject({ status: 400, code: "account.roles.unknown" });
    const { call: supplier } = await signedIn(platform, "supplier");
    expect((await supplier(account.init, { reload: false })).roles).toEqual(firstSupplierRoles.toSorted());
  });

  test("roles are not changed if the name does not match the account", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    const mistyped = { userAccount: "buyer2", userName: "陈静", tenantRoleIds: ["purchasingSpecialist"], before: [] };
    expect(await refusalOf(call(members.setRoles, mistyped))).toMatchObject({
      status: 409,
      code: "account.userName.differs",
    });
  });
});
