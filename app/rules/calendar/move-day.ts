import { daysAfter } from "./calendar-date";
import { startOfWeek } from "./month-weeks";

/** The years of the calendar, which are those that forms accept in dates. */
export const calendarYears = { first: 1900, last: 2100 };
const firstDay = `${calendarYears.first}-01-01`;
const lastDay = `${calendarYears.last}-12-31`;

type Move = (day: string, isShift: boolean) => string;

const moves: Record<string, Move> = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -7),
  ArrowDown: (day) => daysAfter(day, 7),
  Home: startOfWeek,
  End: (day) => daysAfter(startOfWeek(day), 6),
  PageUp: (day, isShift) => monthsAfter(day, isShift ? -12 : -1),
  PageDown: (day, isShift) => monthsAfter(day, isShift ? 12 : 1),
};

/**
 * The day (`YYYY-MM-DD`) to which a key moves in a calendar, as in the date picker of the WAI-ARIA patterns; undefined
 * for a key without a meaning. Never outside the years of the calendar.
 */
export const moveDay = (day: string, key: string, isShift: boolean): string | undefined => {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return move && withinCalendar(move(day, isShift));
};

/** The same day a number of months later, or the last day of a shorter month; within the years of the calendar. */
export const monthsLater = (day: string, months: number): string => withinCalendar(monthsAfter(day, months));

/** Does not use the library of `instantAfter`, which would add to the first load of supplier pages. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

function withinCalendar(day: string): string {
  if (day < firstDay) return firstDay;
  return day > lastDay ? lastDay : day;
}
