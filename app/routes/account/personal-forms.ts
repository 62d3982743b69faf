import * as z from "zod/mini";
import { contactPhone, emailCodes, newBoundPhone, newEmail, phoneCodes } from "~/rules/contact";
import { type MemberRoles, memberRoles } from "~/rules/member-roles";
import type { Question } from "~/rules/form/question";

/** The forms of the profile page: the rules of the base API, on both sides of the line. */
export const emailQuestion: Question<z.output<typeof newEmail>> = { fields: ["email"], schema: newEmail };
export const codeQuestion: Question<z.output<typeof emailCodes>> = {
  fields: ["code", "oldCode"],
  schema: emailCodes,
};
export const boundPhoneQuestion: Question<z.output<typeof newBoundPhone>> = {
  fields: ["boundPhone"],
  schema: newBoundPhone,
};
export const phoneCodeQuestion: Question<z.output<typeof phoneCodes>> = {
  fields: ["code", "emailCode"],
  schema: phoneCodes,
};
/** The password alone, which is neither trimmed nor shown again. */
export const phoneRemovalQuestion: Question<Record<string, never>> = {
  fields: [],
  schema: z.record(z.string(), z.never()),
};
export const phoneQuestion: Question<z.output<typeof contactPhone>> = { fields: ["phone"], schema: contactPhone };
export const rolesQuestion: Question<MemberRoles> = {
  fields: ["userAccount", "userName", "before"],
  lists: ["tenantRoleIds"],
  schema: memberRoles,
};
