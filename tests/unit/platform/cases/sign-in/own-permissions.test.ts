import { expect } from "vitest";
import { account } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

onEveryEngine((test) => {
  test("a user sees the names of the permissions of their roles in this tenant", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { roles, menus, buttons, superAdmin } = await buyer(account.ownPermissions, {});
    expect([roles, superAdmin]).toEqual([[{ tenantRoleId: "purchasingManager", name: "采购经理" }], false]);
    expect(menus.map(({ name }) => name)).toContain("准入审核");
    expect(buttons).toContainEqual({ code: "log.export", name: "核验和导出操作日志" });
    const english = await buyer(account.ownPermissions, {}, { locale: "en" });
    expect(english.buttons).toContainEqual({ code: "log.export", name: "Verify and export the audit log" });
    const { call: supplier } = await signedIn(platform, "supplier");
    const own = await supplier(account.ownPermissions, {});
    expect(own.buttons).toContainEqual({ code: "company.change", name: "修改企业档案" });
    expect(own.buttons.filter(({ code }) => !code.startsWith("company."))).toEqual([]);
    expect(own.menus.map(({ name }) => name)).not.toContain("准入审核");
  });

  test("every granted button has a name in both languages", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    for (const locale of ["zh", "en"] as const)
      for (const { code, name } of (await call(account.ownPermissions, {}, { locale })).buttons)
        expect(name).not.toBe(code);
  });

  test("permissions are initialised for a user whose role grants something, and for no one else", async ({
    platform,
    call: stranger,
  }) => {
    const initialized = async (name: string) =>
      (await (await signedIn(platform, name)).call(account.permissionsInitialized, {})).initialized;
    expect([await initialized("supplier"), await initialized("admin"), await initialized("nomenus")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await refusalOf(stranger(account.permissionsInitialized, {}))).toMatchObject({ status: 401 });
  });
});
