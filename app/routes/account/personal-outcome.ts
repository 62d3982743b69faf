import type { SubmissionResult } from "@conform-to/dom";

type Params = { params?: Record<string, string | number> };
type FormName = "email" | "code" | "boundPhone" | "phoneCode" | "phoneRemoval" | "phone" | "roles";
/** Why a form of the profile page was refused: codes at its fields, never sentences, and what was typed. */
export type FormRefusal = Params & { about: FormName; reply: SubmissionResult<string[]> };
/** Why a picture was. */
export type AvatarRefusal = Params & { about: "avatar"; codes: string[] };
/** Why a role that waits for a second manager was neither confirmed nor declined. */
export type RoleRequestRefusal = Params & { about: "roleRequest"; codes: string[] };
export type PersonalOutcome = FormRefusal | AvatarRefusal | RoleRequestRefusal;

/** The outcome, if it is about this form. */
export const formRefusal = (outcome: PersonalOutcome | undefined, about: FormName): FormRefusal | undefined =>
  outcome && "reply" in outcome && outcome.about === about ? outcome : undefined;

/** The outcome, if it is about the picture. */
export const avatarRefusal = (outcome: PersonalOutcome | undefined): AvatarRefusal | undefined =>
  outcome?.about === "avatar" ? outcome : undefined;

/** The outcome, if it is about the roles that wait for a second manager. */
export const roleRequestRefusal = (outcome: PersonalOutcome | undefined): RoleRequestRefusal | undefined =>
  outcome?.about === "roleRequest" ? outcome : undefined;
