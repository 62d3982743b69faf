import { seconds, hours, days, inSeconds } from "~/rules/time";

/** An instant in the format in which it is stored and sent: ISO 8601 in UTC. */
export const iso = (at: Date): string => at.toISOString();

/** The instant some seconds later (or, negative, earlier). */
export const secondsLater = (at: Date | string, count: number): Date =>
  new Date(new Date(at).getTime() + seconds(count));

/** The instant some days of 24 hours later (or, negative, earlier). */
export const daysLater = (at: Date | string, count: number): Date => secondsLater(at, inSeconds(days(count)));

/** The instant at which a calendar date (`YYYY-MM-DD`) begins in China. */
export const chinaMidnight = (date: string): string => iso(new Date(`${date}T00:00:00+08:00`));

/** The minute in China: `YYYY-MM-DD HH:mm`. */
export const chinaMinute = (at: Date): string =>
  iso(secondsLater(at, inSeconds(hours(8))))
    .slice(0, 16)
    .replace("T", " ");
