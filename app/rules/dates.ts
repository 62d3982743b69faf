const dayMs = 86_400_000;

/** The date a number of days after another, both `YYYY-MM-DD`. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, "YYYY-MM-DD".length);

/**
 * The instant a number of days or months after another, both ISO 8601 UTC. The same day of a later month, or its last
 * day where it is shorter: 31 January and one month is 28 February.
 */
export function instantAfter(since: string, amount: number, unit: "day" | "month"): string {
  const at = new Date(since);
  if (unit === "day") return new Date(at.getTime() + amount * dayMs).toISOString();
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + amount);
  // JavaScript counts on into the next month: the last day of the month before is meant.
  if (at.getUTCDate() !== day) at.setUTCDate(0);
  return at.toISOString();
}
