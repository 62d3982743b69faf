import type { Role } from "~/contract/profile";
import { roleCodes } from "~/rules/permissions/member-roles";
import type { Language } from "~/i18n/language";
import { wordsIn } from "~/platform/core/words/words-in";

/** The roles among these codes, as shown to users (§6). A role's code is its id within a tenant. */
export function rolesNamed(codes: readonly string[], language: Language): Role[] {
  const t = wordsIn(language, "permissions");
  return roleCodes
    .filter((code) => codes.includes(code))
    .map((code) => ({ tenantRoleId: code, name: t(`roles.${code}`) }));
}
