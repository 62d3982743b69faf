import type { OwnPermissions } from "~/contract/account";
import { isButton } from "~/rules/permissions/permissions";
import type { Core } from "~/platform/core/core";
import type { Language } from "~/i18n/language";
import { wordsIn } from "~/platform/core/words/words-in";
import { menusFor } from "./menus";
import { type Actor, loadPermissions } from "~/platform/records/sessions/actor";
import { rolesNamed } from "~/platform/records/accounts/roles";

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

/** The names of the user's permissions here: roles, screens in order, buttons. */
export async function ownPermissions({ db }: Core, actor: Actor, language: Language): Promise<OwnPermissions> {
  const menus = await menusFor(db, actor, language);
  const { buttons } = await loadPermissions(db, actor);
  const t = wordsIn(language, "permissions");
  return {
    roles: rolesNamed(actor.roles, language),
    menus: menus.filter(({ url, hidden }) => url !== "" && !hidden).map(({ code, name }) => ({ code, name })),
    buttons: buttons.map(({ code }) => ({ code, name: isButton(code) ? t(`buttons.${code}`) : code })),
    superAdmin: actor.superAdmin,
  };
}
