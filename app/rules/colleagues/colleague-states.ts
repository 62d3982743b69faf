/**
 * The state of an invited colleague: invited, working (after entering the first code), expired, or removed by the
 * registrant. Expiry follows from the clock and is never stored.
 */
export const colleagueStates = ["invited", "working", "expired", "removed"] as const;
export type ColleagueState = (typeof colleagueStates)[number];

/** The instants that determine the state, in ISO 8601 UTC; null for events that have not happened. */
type ColleagueTimes = { seenAt: string | null; expiresAt: string; removedAt: string | null };

/** The state of a colleague at an instant. */
export function colleagueState({ seenAt, expiresAt, removedAt }: ColleagueTimes, now: string): ColleagueState {
  if (removedAt !== null) return "removed";
  if (expiresAt <= now) return "expired";
  return seenAt === null ? "invited" : "working";
}
