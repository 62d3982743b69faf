import * as z from "zod/mini";
import type { SubmissionResult } from "@conform-to/dom";
import { contactPhone, emailCodes, newBoundPhone, newEmail, phoneCodes } from "~/rules/contact";
import { type MemberRoles, memberRoles } from "~/rules/permissions/member-roles";
import type { Question } from "~/rules/form/question";

/** The forms of the profile page, with the rules of the base API for server and browser. */
export const accountEmailQuestion: Question<z.output<typeof newEmail>> = { fields: ["email"], schema: newEmail };
export const accountCodeQuestion: Question<z.output<typeof emailCodes>> = {
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
/** The password only, which is neither trimmed nor shown again. */
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

type Params = { params?: Record<string, string | number> };
type FormName = "email" | "code" | "boundPhone" | "phoneCode" | "phoneRemoval" | "phone" | "roles";
/** The refusal of a form on the profile page: codes at its fields, never sentences, and the typed answers. */
export type FormRefusal = Params & { about: FormName; reply: SubmissionResult };
/** The refusal of a picture. */
type AvatarRefusal = Params & { about: "avatar"; codes: string[] };
/** The refusal to confirm or decline a role that waits for a second manager. */
type RoleRequestRefusal = Params & { about: "roleRequest"; codes: string[] };
export type PersonalOutcome = FormRefusal | AvatarRefusal | RoleRequestRefusal;

/** Returns the outcome if it concerns this form. */
export const formRefusal = (outcome: PersonalOutcome | undefined, about: FormName): FormRefusal | undefined =>
  outcome && "reply" in outcome && outcome.about === about ? outcome : undefined;

/** Returns the outcome if it concerns the picture. */
export const avatarRefusal = (outcome: PersonalOutcome | undefined): AvatarRefusal | undefined =>
  outcome?.about === "avatar" ? outcome : undefined;

/** Returns the outcome if it concerns the roles that wait for a second manager. */
export const roleRequestRefusal = (outcome: PersonalOutcome | undefined): RoleRequestRefusal | undefined =>
  outcome?.about === "roleRequest" ? outcome : undefined;
