import { daysAfter, daysBetween } from "../calendar/calendar-date";
import { correctiveDaysMax } from "./limits";
import type { CorrectiveState } from "./corrective-transitions";

/** The days before the due day on which a supplier is reminded; then on the day after it, and once a week from then. */
const rungs = [7, 1, 0] as const;
/** How many days before the due day the first reminder goes. */
export const firstReminderDays = rungs[0];
const weekDays = 7;

/** The days by which an answer can be due, the first and the last (`YYYY-MM-DD`). */
export const toDueDays = (today: string): { first: string; last: string } => ({
  first: daysAfter(today, 1),
  last: daysAfter(today, correctiveDaysMax),
});

/** Whether an answer can be due on this day. */
export function isDueDay(day: string, today: string): boolean {
  const { first, last } = toDueDays(today);
  return day >= first && day <= last;
}

/** Whether the supplier has missed the day. */
export const isCorrectiveLate = ({ state, dueOn }: { state: CorrectiveState; dueOn: string }, today: string): boolean =>
  state === "open" && dueOn < today;

/**
 * The day of the most recent reminder that is due, so that days on which no job ran are not skipped; null if none is due yet.
 * There is one reminder for each such day.
 */
export function reminderDay(dueOn: string, today: string): string | null {
  const daysLeft = daysBetween(today, dueOn);
  if (daysLeft < 0) return daysAfter(dueOn, Math.max(1, Math.floor(-daysLeft / weekDays) * weekDays));
  const rung = rungs.findLast((days) => daysLeft <= days);
  return rung === undefined ? null : daysAfter(dueOn, -rung);
}
