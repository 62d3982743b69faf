import * as z from "zod/mini";
import type { SubmissionResult } from "@conform-to/dom";
import { registrant } from "~/rules/registration/registrant";
import type { Question } from "~/rules/form/question";
import type { progress } from "~/contract";
import type { State } from "~/rules/onboarding/stages";
import type { Wait } from "~/rules/onboarding/promised-dates";

/** The two forms of the progress query, with the same rules as at registration for server and browser. */
const emailForm = z.pick(registrant, { email: true });
const codeForm = z.pick(registrant, { code: true });

export const progressEmailQuestion: Question<z.output<typeof emailForm>> = { fields: ["email"], schema: emailForm };
export const progressCodeQuestion: Question<z.output<typeof codeForm>> = { fields: ["code"], schema: codeForm };

/** The progress of a registration, as returned by the base API. */
export type RegistrationProgress = Omit<z.output<typeof progress.query.answer>, "registrationToken"> & {
  /** The number of unread messages from purchasing, if the page knows it. */
  unreadMessages?: number | undefined;
};

/**
 * The data of the result: the progress, the state in the supplier's words, the day count, and when it was read (ISO 8601
 * UTC).
 */
export type ProgressStanding = RegistrationProgress & {
  shownState: State | "returned";
  wait: Wait | null;
  /**
   * The working days within which nine of ten suppliers got this result. Null if no result is pending, or if there are
   * too few.
   */
  usualWorkingDays: number | null;
  asOf: string;
};

/** `failed`: the base API failed, so the answer may be valid. The form keeps the typed answer in both cases. */
type Refusal = { params?: Record<string, string | number>; failed?: true };

/** The result of a posted step: the progress of the registration, or what is wrong with an answer. */
export type ProgressOutcome =
  | { standing: ProgressStanding; hasSession: boolean }
  | ({ email: SubmissionResult } & Refusal)
  | ({ code: SubmissionResult } & Refusal);
