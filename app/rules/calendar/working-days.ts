import { hours, days } from "../time";
import { daysAfter } from "./calendar-date";

/** The days (`YYYY-MM-DD`) on which the company's calendar differs from China's, with whether it works. */
export type WorkingCalendar = ReadonlyMap<string, boolean>;

/*
 * Public holidays and the days worked for them, as the General Office of the State Council published them in its
 * notices of 12 November 2024 (2025) and 4 November 2025 (2026). Add each new year when its notice is published. Until
 * then weekdays count as working days, and a super admin can enter the holidays.
 */
const holidays = [
  ["2025-01-01", "2025-01-01"],
  ["2025-01-28", "2025-02-04"],
  ["2025-04-04", "2025-04-06"],
  ["2025-05-01", "2025-05-05"],
  ["2025-05-31", "2025-06-02"],
  ["2025-10-01", "2025-10-08"],
  ["2026-01-01", "2026-01-03"],
  ["2026-02-15", "2026-02-23"],
  ["2026-04-04", "2026-04-06"],
  ["2026-05-01", "2026-05-05"],
  ["2026-06-19", "2026-06-21"],
  ["2026-09-25", "2026-09-27"],
  ["2026-10-01", "2026-10-07"],
] as const;
const workedWeekends = new Set([
  "2025-01-26",
  "2025-02-08",
  "2025-04-27",
  "2025-09-28",
  "2025-10-11",
  "2026-01-04",
  "2026-02-14",
  "2026-02-28",
  "2026-05-09",
  "2026-09-20",
  "2026-10-10",
]);
const [sunday, saturday] = [0, 6];

/** Whether a day (`YYYY-MM-DD`) is a working day: by the company's calendar, otherwise by China's. */
export function isWorkingDay(calendar: WorkingCalendar, day: string): boolean {
  const own = calendar.get(day);
  if (own !== undefined) return own;
  if (workedWeekends.has(day)) return true;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== sunday && weekday !== saturday && !holidays.some(([from, to]) => from <= day && day <= to);
}

const chinaOffsetMs = hours(8);

/** The calendar day in China at an instant. */
export const toChinaDay = (at: string): string => new Date(Date.parse(at) + chinaOffsetMs).toISOString().slice(0, 10);

/**
 * The number of working days in China after the day of `from`, up to and including the day of `to`; both are instants. On the
 * same day it is 0.
 */
export function countWorkingDays(calendar: WorkingCalendar, from: string, to: string): number {
  const last = toChinaDay(to);
  let count = 0;
  for (let day = daysAfter(toChinaDay(from), 1); day <= last; day = daysAfter(day, 1))
    if (isWorkingDay(calendar, day)) count += 1;
  return count;
}

/**
 * The latest start (ISO 8601 UTC, the end of a day in China) of a wait that has lasted at least `count` working days at
 * `now`.
 */
export function workingDaysBefore(calendar: WorkingCalendar, now: string, count: number): string {
  let day = toChinaDay(now);
  for (let left = count; left > 0; day = daysAfter(day, -1)) if (isWorkingDay(calendar, day)) left -= 1;
  return new Date(Date.parse(`${day}T00:00:00Z`) - chinaOffsetMs + days(1)).toISOString();
}
