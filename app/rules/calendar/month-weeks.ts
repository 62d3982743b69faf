import { daysAfter } from "./calendar-date";

/** The maximum number of weeks that a month can span. */
const weeksOfMonth = 6;
const week = 7;

/**
 * The days (`YYYY-MM-DD`) of a month (`YYYY-MM`) in weeks that begin on Monday; null for a day of another month.
 * Always six weeks, so that a calendar keeps its height.
 */
export function monthWeeks(month: string): (string | null)[][] {
  const monday = startOfWeek(`${month}-01`);
  return Array.from({ length: weeksOfMonth }, (_, row) =>
    Array.from({ length: week }, (__, column) => {
      const day = daysAfter(monday, row * week + column);
      return day.startsWith(month) ? day : null;
    }),
  );
}

/** The Monday of the week that a day is part of, both `YYYY-MM-DD`. */
export const startOfWeek = (day: string): string => daysAfter(day, -((weekdayOf(day) + week - 1) % week));

/** 0 for Sunday to 6 for Saturday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
