import type { OwnPermissions } from "~/contract/account";
import type { ButtonCode } from "~/rules/permissions";
import type { Core } from "../core";
import type { Language } from "../db/schema";
import { menusFor } from "../menus/menus";
import { type Actor, permissionsOf } from "./actor";
import { rolesNamed } from "./roles";

const buttonNames: Record<ButtonCode, Record<Language, string>> = {
  "session.handOver": { zh: "从本平台转到其他系统登录", en: "Hand a sign-in over to another system" },
  "registration.review": { zh: "审核注册、认证和企业档案变更", en: "Review registrations, certifications and changes" },
  "account.roles": { zh: "为成员分配角色", en: "Give roles to members" },
  "news.edit": { zh: "编辑新闻", en: "Edit news" },
  "log.export": { zh: "检查和导出操作日志", en: "Check and export the log" },
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
