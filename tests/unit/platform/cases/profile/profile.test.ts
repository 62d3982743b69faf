import { expect } from "vitest";
import { account, lov, profile } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

/** The roles of the first person of a supplier. */
const rolesOfFirst = [
  { tenantRoleId: "supplier", name: "供应商" },
  { tenantRoleId: "supplierAdmin", name: "人员管理" },
  { tenantRoleId: "supplierFile", name: "企业档案" },
  { tenantRoleId: "supplierBank", name: "银行与联系人信息" },
  { tenantRoleId: "supplierCertification", name: "认证资料" },
  { tenantRoleId: "supplierQuality", name: "质量整改" },
];

onEveryEngine((test) => {
  test("a user sees their name, contact details, and roles in each tenant", async ({ platform }) => {
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
        { supplierCode: "S10002", roles: rolesOfFirst },
        { supplierCode: "S10003", roles: rolesOfFirst },
      ],
    });
    const english = await call(profile.currentUser, {}, { locale: "en" });
    expect(english.tenants[0]?.roles[0]).toEqual({ tenantRoleId: "supplier", name: "Supplier" });
    const { roleNames } = await call(account.init, { reload: false }, { locale: "en" });
    expect(roleNames).toEqual(english.tenants[0]?.roles.map(({ name }) => name));
  });

  test("the profile cannot be read or changed without a session", async ({ call }) => {
    expect(await refusalOf(call(profile.currentUser, {}))).toMatchObject({ status: 401, code: "session.over" });
    expect(await codeOf(call(profile.updateUserTimeZone, { timeZone: "GMT+9" }))).toBe("session.over");
  });

  test("changing the time zone returns its code, and takes effect at once", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    expect(await call(profile.updateUserTimeZone, { timeZone: "GMT+9" })).toEqual({ code: "GMT+9" });
    expect((await call(account.init, { reload: false })).user.timeZone?.value).toBe("GMT+9");
    const { call: other } = await signedIn(platform, "supplier2");
    expect((await other(profile.currentUser, {})).timeZone?.value).toBe("GMT+8");
  });

  test("every time zone in the list can be chosen, and any other is rejected", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const { content } = await call(lov.values, { lovCode: "HIAM.TIME_ZONE", size: 100 });
    for (const { value } of content)
      expect(await call(profile.updateUserTimeZone, { timeZone: value })).toEqual({ code: value });
    for (const timeZone of ["", "GMT+15", "Asia/Shanghai", "gmt+8", "GMT 8"])
      expect(await codeOf(call(profile.updateUserTimeZone, { timeZone })), timeZone).toBe("timeZone.unknown");
  });

  test("a phone number is validated and saved, and can be removed", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    await call(profile.updatePhone, { phone: " +86 138 0013 8000 ", before: "" });
    expect((await call(profile.currentUser, {})).phone).toBe("+86 138 0013 8000");
    const before = "+86 138 0013 8000";
    expect(await codeOf(call(profile.updatePhone, { phone: "call me", before }))).toBe("field.phone");
    const late = { phone: "139 0000 0000", before: "" };
    expect(await codeOf(call(profile.updatePhone, late)), "from a page opened before").toBe("profile.phone.outdated");
    expect((await call(profile.currentUser, {})).phone).toBe("+86 138 0013 8000");
    await call(profile.updatePhone, { phone: "", before });
    expect((await call(profile.currentUser, {})).phone).toBeNull();
  });
});
