import { localeOf } from "../format";
import { days } from "../time";

/** Any Monday, from which the names of weekdays are formatted. */
const monday = Date.UTC(2026, 0, 5);

const inUtc = (language: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone: "UTC" });

/** The names of the weekdays from Monday: for a narrow column, and in full. */
export function weekdayNames(language: string): { short: string; full: string }[] {
  const short = inUtc(language, { weekday: language === "zh" ? "narrow" : "short" });
  const full = inUtc(language, { weekday: "long" });
  return Array.from({ length: 7 }, (_, at) => {
    const day = new Date(monday + days(at));
    return { short: short.format(day), full: full.format(day) };
  });
}

/** The names of the twelve months. */
export function monthNames(language: string): string[] {
  const name = inUtc(language, { month: language === "zh" ? "numeric" : "long" });
  return Array.from({ length: 12 }, (_, at) => name.format(new Date(Date.UTC(2026, at, 1))));
}

/** A year as a language writes it: 2026年, 2026. */
export const yearName = (language: string, year: number): string =>
  inUtc(language, { year: "numeric" }).format(new Date(Date.UTC(year, 0, 1)));

/** A day (`YYYY-MM-DD`) with its weekday: 2026年3月5日星期四, Thursday 5 March 2026. */
export const fullDayName = (language: string, day: string): string =>
  inUtc(language, { dateStyle: "full" }).format(new Date(`${day}T00:00:00Z`));

/** The word for a year or a month: 年, year. */
export const partName = (language: string, part: "year" | "month"): string =>
  withCapital(new Intl.DisplayNames(localeOf(language), { type: "dateTimeField" }).of(part) ?? part);

/** 今天, Today. */
export const todayWord = (language: string): string =>
  withCapital(new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" }).format(0, "day"));

const withCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
