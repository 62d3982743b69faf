import { preliminaryReviewBy } from "~/rules/onboarding/promises";
import type { State } from "~/platform/ground/database/schema";

type Row = { state: State; number: string | null; submitted_at: string | null };
export type Submission = { number: string; submittedAt: string; dueAt: string };

/**
 * What a registrant is told of a registration handed in, with the day by which the preliminary review was promised; null
 * before, and while it is theirs to mend.
 */
export function submissionOf({ state, number, submitted_at }: Row): Submission | null {
  if (state === "filling" || !number || !submitted_at) return null;
  return { number, submittedAt: submitted_at, dueAt: preliminaryReviewBy(submitted_at) };
}
