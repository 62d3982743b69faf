import type { SubmissionResult } from "@conform-to/dom";

/** What a posted form answers: conform's reply to it, and what the sentences in it need. */
export type StartOutcome = ({ registrant: SubmissionResult } | { code: SubmissionResult }) & {
  params?: Record<string, string | number>;
};
