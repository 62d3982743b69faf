import type * as z from "zod/mini";
import { contactPhone, emailCodes, newEmail } from "~/rules/contact";
import { type MemberRoles, memberRoles } from "~/rules/member-roles";
import type { Question } from "~/ui/form/question";

/** The forms of the profile page: the rules of the base API, on both sides of the line. */
export const emailQuestion: Question<z.output<typeof newEmail>> = { fields: ["email"], schema: newEmail };
export const codeQuestion: Question<z.output<typeof emailCodes>> = {
  fields: ["code", "oldCode"],
  schema: emailCodes,
};
export const phoneQuestion: Question<z.output<typeof contactPhone>> = { fields: ["phone"], schema: contactPhone };
export const rolesQuestion: Question<MemberRoles> = {
  fields: ["userAccount", "userName", "before"],
  lists: ["tenantRoleIds"],
  schema: memberRoles,
};
