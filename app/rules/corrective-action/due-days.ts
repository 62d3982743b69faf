import { daysAfter, daysBetween } from "../calendar/calendar-date";
import { correctiveDaysMax } from "./limits";
import type { CorrectiveState } from "./corrective-transitions";

/**
 * The days before the due date on which a supplier is reminded. Further reminders follow on the day after it and then
 * weekly.
 */
const rungs = [7, 1, 0] as const;
/** The days before the due date on which the first reminder is sent. */
export const firstReminderDays = rungs[0];
const weekDays = 7;

/** The first and last possible due dates (`YYYY-MM-DD`). */
export const toDueDays = (today: string): { first: string; last: string } => ({
  first: daysAfter(today, 1),
  last: daysAfter(today, correctiveDaysMax),
});

/** Whether this day can be a due date. */
export function isDueDay(day: string, today: string): boolean {
  const { first, last } = toDueDays(today);
  return day >= first && day <= last;
}

/** Whether the supplier has missed the due date. */
export const isCorrectiveLate = ({ state, dueOn }: { state: CorrectiveState; dueOn: string }, today: string): boolean =>
  state === "open" && dueOn < today;

/**
 * The day of the most recent due reminder, or null if none is due yet. Each such day has one reminder, so a reminder is
 * still sent if the job did not run on its day.
 */
export function reminderDay(dueOn: string, today: string): string | null {
  const daysLeft = daysBetween(today, dueOn);
  if (daysLeft < 0) return daysAfter(dueOn, Math.max(1, Math.floor(-daysLeft / weekDays) * weekDays));
  const rung = rungs.findLast((days) => daysLeft <= days);
  return rung === undefined ? null : daysAfter(dueOn, -rung);
}
