import { days } from "../time";

/**
 * Adds a number of days, which may be negative, to a date `YYYY-MM-DD`. Returns `Invalid Date` if the text is not a
 * date.
 */
export function daysAfter(date: string, amount: number): string {
  const after = new Date(midnight(date) + days(amount));
  return Number.isNaN(after.getTime()) ? String(after) : after.toISOString().slice(0, 10);
}

/** The number of days from one calendar day (`YYYY-MM-DD`) to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((midnight(to) - midnight(from)) / days(1));

/** Whether a text is a calendar date from 1900 to 2100, `YYYY-MM-DD`, that exists. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?:(?:19|20)\d{2}|2100)-\d{2}-\d{2}$/.test(text)) return false;
  return daysAfter(text, 0) === text;
}

/** The start of a date in UTC, in milliseconds since 1970; NaN if it is not a date. */
const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`);
