import { manufacturerZone, wallClock } from "./dates";

const locales = { zh: "zh-CN", en: "en-GB" };
const localeOf = (language: string) => (language === "zh" ? locales.zh : locales.en);
const isCalendarDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * A day in the page's language: 2026年3月5日, 5 March 2026. Takes an instant, of which it is the day in `zone`, or a
 * calendar day, which is the same everywhere; ISO 8601.
 */
export const formatDay = (language: string, instant: string, zone = manufacturerZone): string =>
  formatInZone(language, instant, isCalendarDay(instant) ? "GMT" : zone, { dateStyle: "long" });

/** Day and time in the page's language, as clocks in `zone` show them. */
export const formatInstant = (language: string, instant: string, zone = manufacturerZone): string =>
  formatInZone(language, instant, zone, { dateStyle: "medium", timeStyle: "short" });

/** The time alone, as clocks in `zone` show it: 14:30. Without a zone it is the time of the machine that asks. */
export const formatTime = (language: string, at: Date, zone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: "short", timeZone: zone }).format(at);

/** A span in the page's language: 2 周, 2 weeks. Chinese texts have a space between a number and its unit. */
export const formatSpan = (language: string, count: number, unit: "day" | "week" | "month"): string =>
  new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" })
    .format(count)
    .replace(/(\d)(?=\p{Script=Han})/u, "$1 ");

/** A number in the page's language: 12,345.6. */
export const formatNumber = (language: string, value: number): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);

/** Things one after the other: 甲、乙和丙; A, B and C. */
export const formatList = (language: string, items: readonly string[]): string =>
  join(new Intl.ListFormat(localeOf(language)), items);

/** Things of which one is meant: 甲、乙或丙; A, B or C. */
export const formatChoice = (language: string, items: readonly string[]): string =>
  join(new Intl.ListFormat(localeOf(language), { type: "disjunction" }), items);

/** The library puts no space between the Chinese word and a Latin one beside it: A 和 B. */
const join = (format: Intl.ListFormat, items: readonly string[]): string =>
  format
    .formatToParts(items)
    .map(({ type, value }, at, parts) => {
      if (type === "element" || !/^[和或]$/.test(value)) return value;
      const before = /[a-z\d]$/i.test(parts[at - 1]?.value ?? "") ? " " : "";
      return before + value + (/^[a-z\d]/i.test(parts[at + 1]?.value ?? "") ? " " : "");
    })
    .join("");

function formatInZone(language: string, instant: string, zone: string, style: DateStyle) {
  return dateFormat(language, style).format(wallClock(new Date(instant), zone));
}

type DateStyle = Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle">;
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** To make a format takes sixty times as long as to use it, and a page shows many dates: each is made once. */
function dateFormat(language: string, { dateStyle, timeStyle }: DateStyle): Intl.DateTimeFormat {
  const locale = localeOf(language);
  const id = [locale, dateStyle, timeStyle].join(" ");
  const format = dateFormats.get(id) ?? new Intl.DateTimeFormat(locale, { dateStyle, timeStyle, timeZone: "UTC" });
  dateFormats.set(id, format);
  return format;
}
