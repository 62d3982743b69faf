import type { SubmissionResult } from "@conform-to/dom";
import type { z } from "zod";
import type { progress } from "~/contract";
import type { State } from "~/rules/onboarding/stages";
import type { Wait } from "~/rules/onboarding/wait";

/** Where a registration stands, as the base API says it. */
export type RegistrationProgress = Omit<z.output<typeof progress.query.answer>, "registrationToken">;

/** What the result shows: that, the state in the supplier's words, and the day count. */
export type Standing = RegistrationProgress & { shownState: State | "returned"; wait: Wait | null };

/** `failed`: the base API is at fault, not the answer; what was typed stays all the same. */
type Refusal = { params?: Record<string, string | number>; failed?: true };

/** What a posted step answers: where the registration stands, or what is wrong with a question and the words for it. */
export type ProgressOutcome =
  | { standing: Standing; hasSession: boolean }
  | ({ email: SubmissionResult } & Refusal)
  | ({ code: SubmissionResult } & Refusal);
