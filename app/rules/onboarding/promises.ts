import { instantAfter } from "../dates";
import { internalReviewMonths, preliminaryReviewDays } from "../limits";
import type { State } from "./stages";

/**
 * By when the supplier may expect a result, as an instant (ISO 8601 UTC); null where nothing is promised (§9: initial
 * review within 2 weeks, internal review within 1 month).
 */
export function expectedBy(state: State, since: string): string | null {
  if (state === "preliminaryReview") return instantAfter(since, preliminaryReviewDays, "day");
  return state === "internalReview" ? instantAfter(since, internalReviewMonths, "month") : null;
}
