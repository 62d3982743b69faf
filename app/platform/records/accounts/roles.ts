import type { Role } from "~/contract/profile";
import { type RoleCode, roleCodes } from "~/rules/member-roles";
import type { Language } from "~/platform/ground/database/schema";

const names: Record<RoleCode, Record<Language, string>> = {
  supplier: { zh: "供应商", en: "Supplier" },
  purchasingManager: { zh: "采购经理", en: "Purchasing manager" },
  purchasingSpecialist: { zh: "采购专员", en: "Purchasing specialist" },
};

/** Those of these codes that are roles, as they are shown (§6). A role's code is its id within a tenant. */
export const rolesNamed = (codes: readonly string[], language: Language): Role[] =>
  roleCodes.filter((code) => codes.includes(code)).map((code) => ({ tenantRoleId: code, name: names[code][language] }));
