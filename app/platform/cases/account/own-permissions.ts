import type { OwnPermissions } from "~/contract/account";
import type { ButtonCode } from "~/rules/permissions";
import type { Core } from "~/platform/ground/core";
import type { Language } from "~/platform/ground/database/schema";
import { menusFor } from "./menus";
import { type Actor, permissionsOf } from "~/platform/records/sessions/actor";
import { rolesNamed } from "~/platform/records/accounts/roles";

const buttonNames: Record<ButtonCode, Record<Language, string>> = {
  "session.handOver": { zh: "跳转登录其他系统", en: "Sign in to other systems from the portal" },
  "registration.review": { zh: "审核注册、认证和企业档案变更", en: "Review registrations, certifications and changes" },
  "account.roles": { zh: "为成员分配角色", en: "Assign roles to members" },
  "news.edit": { zh: "编辑新闻", en: "Edit news" },
  "log.export": { zh: "核验和导出操作日志", en: "Verify and export the audit log" },
};

/** Whether anything has been granted to a role that the user holds here (§6). */
export async function isInitialized({ db }: Core, { roles, superAdmin }: Actor): Promise<boolean> {
  if (superAdmin || roles.length === 0) return superAdmin;
  const grant = await db
    .selectFrom("role_grant")
    .select("code")
    .where("role_code", "in", roles)
    .limit(1)
    .executeTakeFirst();
  return grant !== undefined;
}

/** What the user may do here, in words: roles, screens in their order, buttons. */
export async function ownPermissions({ db }: Core, actor: Actor, language: Language): Promise<OwnPermissions> {
  const menus = await menusFor(db, actor, language);
  const { buttons } = await permissionsOf(db, actor);
  return {
    roles: rolesNamed(actor.roles, language),
    menus: menus.filter(({ url, hidden }) => url !== "" && !hidden).map(({ code, name }) => ({ code, name })),
    buttons: buttons.map(({ code }) => ({ code, name: buttonNames[code as ButtonCode]?.[language] ?? code })),
    superAdmin: actor.superAdmin,
  };
}
