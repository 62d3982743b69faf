import type { Language } from "~/i18n/language";
import { rolesNamed } from "~/platform/records/accounts/roles";
import type { OpenedStaffInvitation } from "./staff-invitation";

type Named = Pick<OpenedStaffInvitation, "role_code" | "area_codes">;

/** The role of an invitation as text; for a supplier's person, the areas. */
export const nameInvitedRoles = ({ role_code, area_codes }: Named, language: Language): string =>
  nameRoles(area_codes?.split(",") ?? [role_code], language);

/** The names of roles, joined for use in a sentence. */
export const nameRoles = (codes: readonly string[], language: Language): string =>
  rolesNamed(codes, language)
    .map(({ name }) => name)
    .join(language === "zh" ? "、" : ", ");
