import { days } from "../time";

/** The date a number of days after another, both `YYYY-MM-DD`; negative: before it. Of what is not a date, `Invalid Date`. */
export function daysAfter(date: string, amount: number): string {
  const after = new Date(midnight(date) + days(amount));
  return Number.isNaN(after.getTime()) ? String(after) : after.toISOString().slice(0, 10);
}

/** How many days lie between two calendar days (`YYYY-MM-DD`); negative where the second is the earlier one. */
export const daysBetween = (from: string, to: string): number => Math.round((midnight(to) - midnight(from)) / days(1));

/** Whether a text is a calendar date from 1900 to 2100, `YYYY-MM-DD`, that exists. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?:(?:19|20)\d{2}|2100)-\d{2}-\d{2}$/.test(text)) return false;
  return daysAfter(text, 0) === text;
}

/** The start of a date in UTC, in milliseconds since 1970; NaN if it is not a date. */
const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`);
