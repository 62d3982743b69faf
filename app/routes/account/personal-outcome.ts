import type { SubmissionResult } from "@conform-to/dom";

type Params = { params?: Record<string, string | number> };
type FormName = "email" | "code" | "phone" | "roles";
/** Why a form of the profile page was refused: codes at its fields, never sentences, and what was typed. */
export type FormRefused = Params & { about: FormName; reply: SubmissionResult<string[]> };
/** Why a picture was. */
export type AvatarRefused = Params & { about: "avatar"; codes: string[] };
export type PersonalOutcome = FormRefused | AvatarRefused;

/** The outcome, if it is about this form. */
export const refusedForm = (outcome: PersonalOutcome | undefined, about: FormName): FormRefused | undefined =>
  outcome && outcome.about !== "avatar" && outcome.about === about ? outcome : undefined;

/** The outcome, if it is about the picture. */
export const refusedAvatar = (outcome: PersonalOutcome | undefined): AvatarRefused | undefined =>
  outcome?.about === "avatar" ? outcome : undefined;
