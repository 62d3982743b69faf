import type { SubmissionResult } from "@conform-to/dom";

type Params = { params?: Record<string, string | number> };
type FormName = "email" | "code" | "boundPhone" | "phoneCode" | "phoneRemoval" | "phone" | "roles";
/** Why a form of the profile page was refused: codes at its fields, never sentences, and what was typed. */
export type FormRefused = Params & { about: FormName; reply: SubmissionResult<string[]> };
/** Why a picture was. */
export type AvatarRefused = Params & { about: "avatar"; codes: string[] };
/** Why a role that waits for a second manager was neither confirmed nor declined. */
export type RoleRequestRefused = Params & { about: "roleRequest"; codes: string[] };
export type PersonalOutcome = FormRefused | AvatarRefused | RoleRequestRefused;

/** The outcome, if it is about this form. */
export const refusedForm = (outcome: PersonalOutcome | undefined, about: FormName): FormRefused | undefined =>
  outcome && "reply" in outcome && outcome.about === about ? outcome : undefined;

/** The outcome, if it is about the picture. */
export const refusedAvatar = (outcome: PersonalOutcome | undefined): AvatarRefused | undefined =>
  outcome?.about === "avatar" ? outcome : undefined;

/** The outcome, if it is about the roles that wait for a second manager. */
export const refusedRoleRequest = (outcome: PersonalOutcome | undefined): RoleRequestRefused | undefined =>
  outcome?.about === "roleRequest" ? outcome : undefined;
