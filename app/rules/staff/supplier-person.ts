import * as z from "zod/mini";
import { supplierAreas } from "../permissions/member-roles";
import { personName, staffEmail } from "./colleague";

/** The areas of a supplier's person. */
const personAreas = z
  .array(z.enum(supplierAreas))
  .check(z.minLength(1, "field.required"), z.maxLength(supplierAreas.length));

/** An invited person of a supplier: the name, the email address that becomes the account, the areas, and the language of the email. */
export const supplierPerson = z.object({
  userName: personName,
  email: staffEmail,
  areas: personAreas,
  language: z.enum(["zh", "en"]),
});
export type InvitedSupplierPerson = z.output<typeof supplierPerson>;

/** `barred`: the manufacturer deactivated the account. `expired`: sending the invitation again renews it. */
export const supplierPersonStates = ["active", "barred", "invited", "expired", "removed"] as const;
