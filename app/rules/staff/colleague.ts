import * as z from "zod/mini";
import { isEmail } from "../identifiers/email";
import { visibleLine } from "../fields/characters";
import { lengths } from "../limits/lengths";
import { purchasingRoles } from "../permissions/member-roles";

/** The name of a person: one visible line. */
export const personName = visibleLine(lengths.name).check(z.trim(), z.minLength(1, "field.required"));

/** An email address that is typed for someone else. */
export const staffEmail = z.string().check(
  z.trim(),
  z.minLength(1, "field.required"),
  z.maxLength(lengths.email, "field.email"),
  z.refine((email) => email === "" || isEmail(email), "field.email"),
);

/** An invited colleague: the name, the email address that becomes the account, the role, and the language of the email. */
export const colleague = z.object({
  userName: personName,
  email: staffEmail,
  role: z.enum(purchasingRoles),
  language: z.enum(["zh", "en"]),
});
export type InvitedColleague = z.output<typeof colleague>;
