import { inDays } from "../time";
import { instantAfter } from "../calendar/dates";
import { introductionDays } from "./limits";
import { expectedBy, promisedStates } from "./promised-dates";
import { yearlyReviewBy } from "./yearly-review";
import type { State } from "./stages";

/** A state that a registration entered, and when (ISO 8601 UTC). */
export type StateEntry = { state: State; at: string };

/** The reviews with a date promised to the supplier. */
export type PromisedReview = (typeof promisedStates)[number];

/**
 * The clock of a review, which started at `beganAt`, was paused for `pausedMs` in total, and has been paused since
 * `pausedSince` (null while it runs).
 */
export type ReviewClock = { review: PromisedReview; beganAt: string; pausedMs: number; pausedSince: string | null };

/** The states in which a registration waits for its supplier during a review. */
const pausedIn: Record<PromisedReview, State> = { preliminaryReview: "filling", internalReview: "certification" };

/**
 * The clock of the current review, or of the review for which the supplier is making changes; null if no result is
 * promised. `history` lists every state entered, oldest first. The clock is paused after a review has ended and until
 * it is reopened.
 */
export function toClock(state: State, history: readonly StateEntry[]): ReviewClock | null {
  const began = (review: PromisedReview) => history.findIndex((entry) => entry.state === review);
  const review = promisedStates.find((one) => one === state || (pausedIn[one] === state && began(one) >= 0));
  // Without a history, the start is unknown.
  if (!review || history.length === 0) return null;
  let [pausedMs, pausedSince]: [number, string | null] = [0, null];
  const entries = history.slice(Math.max(began(review), 0));
  for (const entry of entries) {
    if (entry.state !== review) pausedSince ??= entry.at;
    else if (pausedSince !== null) {
      pausedMs += Date.parse(entry.at) - Date.parse(pausedSince);
      pausedSince = null;
    }
  }
  const last = history.at(-1)?.at ?? "";
  return {
    review,
    beganAt: entries[0]?.at ?? last,
    pausedMs,
    pausedSince: state === review ? null : (pausedSince ?? last),
  };
}

/** The promised instant of a review's result, extended by the time that it was with the supplier; null while it is. */
export function toPromise({ review, beganAt, pausedMs, pausedSince }: ReviewClock): string | null {
  const by = pausedSince === null ? expectedBy(review, beganAt) : null;
  return by && new Date(Date.parse(by) + pausedMs).toISOString();
}

/** When a state is expected to end: the promised date of a result, or the end of the introduction. Null if neither applies. */
export function expectedEnd(state: State, history: readonly StateEntry[]): string | null {
  const entered = history.findLast((entry) => entry.state === state);
  if (state === "yearlyReview") return entered ? yearlyReviewBy(entered.at) : null;
  if (state === "restricted") return entered ? instantAfter(entered.at, introductionDays, "day") : null;
  const clock = toClock(state, history);
  return clock && toPromise(clock);
}

/** The position of a review's clock: day x of n, how many days late, and whether it is paused. */
export type ClockReading = { day: number; days: number; late: number; isPaused: boolean };

/** Reads the clock of a review at an instant, excluding the time that it was with the supplier. */
export function readClock({ review, beganAt, pausedMs, pausedSince }: ReviewClock, now: Date): ClockReading {
  const began = Date.parse(beganAt);
  const lengthMs = Date.parse(expectedBy(review, beganAt) ?? beganAt) - began;
  const usedMs = Math.max(0, (pausedSince === null ? now.getTime() : Date.parse(pausedSince)) - began - pausedMs);
  const days = Math.max(1, Math.round(inDays(lengthMs)));
  const late = usedMs > lengthMs ? Math.ceil(inDays(usedMs - lengthMs)) : 0;
  return { day: Math.min(days, Math.floor(inDays(usedMs)) + 1), days, late, isPaused: pausedSince !== null };
}
