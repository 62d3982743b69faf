import { instantAfter } from "../dates";
import { internalReviewMonths, introductionDays, preliminaryReviewDays } from "../limits";
import type { State } from "./stages";

/** The states in which a result is promised by a day. */
export const promisedStates = ["preliminaryReview", "internalReview"] as const satisfies State[];

/**
 * By when the supplier may expect a result, as an instant (ISO 8601 UTC); null where nothing is promised (§9: initial
 * review within 2 weeks, internal review within 1 month).
 */
export function expectedBy(state: State, since: string): string | null {
  if (state === "preliminaryReview") return preliminaryReviewBy(since);
  return state === "internalReview" ? instantAfter(since, internalReviewMonths, "month") : null;
}

/** When a state is expected to end: by when a result is promised, or when the introduction is over; null: nobody knows. */
export const expectedEnd = (state: State, since: string): string | null =>
  state === "restricted" ? instantAfter(since, introductionDays, "day") : expectedBy(state, since);

/** By when a registration handed in at this instant has been looked at (§9). */
export const preliminaryReviewBy = (submittedAt: string): string =>
  instantAfter(submittedAt, preliminaryReviewDays, "day");
