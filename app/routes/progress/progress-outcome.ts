import type { SubmissionResult } from "@conform-to/dom";
import type { Standing } from "./standing.server";

type Params = Record<string, string | number>;

/** `failed`: not the answer is at fault but the base API; what was typed is kept all the same. */
type Refused = { params?: Params; failed?: true };

/** What a posted step answers: where the registration stands, or what is wrong with a question and the words for it. */
export type ProgressOutcome =
  | { standing: Standing; hasSession: boolean }
  | ({ email: SubmissionResult } & Refused)
  | ({ code: SubmissionResult } & Refused);
