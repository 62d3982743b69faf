import * as z from "zod/mini";
import { lengths } from "../limits/lengths";

/** The popup in which roles are assigned (§5): the account, its owner, and at least one role. */
export const memberRoles = z.object({
  userAccount: z.string("account.plsInputNumEmpty").check(z.maxLength(lengths.email, "account.errorNum")),
  userName: z.string("account.plsInputUserEmpty").check(z.maxLength(lengths.name, "account.userName.differs")),
  tenantRoleIds: z
    .array(z.string("account.roles.required"), "account.roles.required")
    .check(z.minLength(1, "account.roles.required")),
  /** The roles that the screen displayed, separated by commas. */
  before: z._default(z.string().check(z.maxLength(400)), ""),
});
export type MemberRoles = z.output<typeof memberRoles>;

/** The side of the business that a role belongs to. */
const sides = {
  supplier: "supplying",
  supplierAdmin: "supplying",
  supplierFile: "supplying",
  supplierBank: "supplying",
  supplierCertification: "supplying",
  supplierQuality: "supplying",
  purchasingManager: "purchasing",
  purchasingSpecialist: "purchasing",
} as const;

/** The roles in a tenant. The super admin is a flag of the account (§6). */
export type RoleCode = keyof typeof sides;
export const roleCodes = Object.keys(sides) as RoleCode[];

/** The areas of a supplier's work: roles that its people have in addition to `supplier`, which makes them members. */
export const supplierAreas = [
  "supplierFile",
  "supplierBank",
  "supplierCertification",
  "supplierQuality",
] as const satisfies readonly RoleCode[];
export type SupplierArea = (typeof supplierAreas)[number];

/** The roles of a supplier's first person: every area, and the administration of its people. */
export const firstSupplierRoles = [
  "supplier",
  "supplierAdmin",
  ...supplierAreas,
] as const satisfies readonly RoleCode[];

/** The roles that determine the dashboard; the others are held in addition to one of them. */
export const dashboardRoles = [
  "supplier",
  "purchasingManager",
  "purchasingSpecialist",
] as const satisfies readonly RoleCode[];

/** The roles of the buying company. */
export const purchasingRoles: readonly RoleCode[] = roleCodes.filter((code) => sides[code] === "purchasing");

/** The roles that a person with these roles may grant: only those of the same side, so that a supplier can never be made an approver. */
export function assignableRoles(own: readonly string[]): RoleCode[] {
  const ownSides = new Set(roleCodes.filter((code) => own.includes(code)).map((code) => sides[code]));
  return roleCodes.filter((code) => ownSides.has(sides[code]));
}

/** Roles that approve. Assigning one requires a second manager or the super admin. */
const guardedRoles: readonly string[] = ["purchasingManager"] satisfies RoleCode[];
export const isGuardedRole = (code: string): boolean => guardedRoles.includes(code);
