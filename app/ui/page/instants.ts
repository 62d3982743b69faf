import { manufacturerZone, wallClock } from "~/rules/time-zone";

const locales = { zh: "zh-CN", en: "en-GB" };
const localeOf = (language: string) => (language === "zh" ? locales.zh : locales.en);
const isCalendarDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * A day in the page's language: 2026年3月5日, 5 March 2026. Takes an instant, of which it is the day in `zone`, or a
 * calendar day, which is the same everywhere; ISO 8601.
 */
export const formatDay = (language: string, instant: string, zone = manufacturerZone): string =>
  formatted(language, instant, isCalendarDay(instant) ? "GMT" : zone, { dateStyle: "long" });

/** Day and time in the page's language, as clocks in `zone` show them. */
export const formatInstant = (language: string, instant: string, zone = manufacturerZone): string =>
  formatted(language, instant, zone, { dateStyle: "medium", timeStyle: "short" });

/** A span in the page's language: 2周, 2 weeks. */
export const formatSpan = (language: string, count: number, unit: "week" | "month"): string =>
  new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" }).format(count);

/** A number in the page's language: 12,345.6. */
export const formatNumber = (language: string, value: number): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);

function formatted(language: string, instant: string, zone: string, style: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone: "UTC" });
  return format.format(wallClock(new Date(instant), zone));
}
