import { manufacturerZone, wallClock } from "./calendar/time-zone";

const locales = { zh: "zh-CN", en: "en-GB" };

/** The locale for dates and numbers of each portal language. */
export const localeOf = (language: string) => (language === "zh" ? locales.zh : locales.en);
const isCalendarDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * A day in the page's language: 2026年3月5日, 5 Mar 2026. Accepts an ISO 8601 instant, which is converted to the day in
 * `zone`, or a calendar day, which is the same everywhere.
 */
export const formatDay = (language: string, instant: string, zone = manufacturerZone): string =>
  formatInZone(language, instant, isCalendarDay(instant) ? "GMT" : zone, { dateStyle: "medium" });

/** A day for a narrow column: 3月5日, 5 Mar; with its year only if it is not the current year. */
export function formatShortDay(language: string, instant: string, zone = manufacturerZone, now = new Date()): string {
  const dayZone = isCalendarDay(instant) ? "GMT" : zone;
  const isThisYear = wallClock(new Date(instant), dayZone).getUTCFullYear() === wallClock(now, zone).getUTCFullYear();
  if (!isThisYear) return formatDay(language, instant, zone);
  return formatInZone(language, instant, dayZone, { day: "numeric", month: "short" });
}

/** Day and time in the page's language, in the local time of `zone`. */
export const formatInstant = (language: string, instant: string, zone = manufacturerZone): string =>
  formatInZone(language, instant, zone, { dateStyle: "medium", timeStyle: "short" });

/** The time of day in `zone`: 14:30. Without a zone it is the local time of the machine. */
export const formatTime = (language: string, at: Date, zone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: "short", timeZone: zone }).format(at);

/** A duration in the page's language: 2 周, 2 weeks. Chinese texts have a space between a number and its unit. */
export const formatSpan = (
  language: string,
  count: number,
  unit: "second" | "hour" | "day" | "week" | "month" | "year",
): string =>
  new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" })
    .format(count)
    .replace(/(\d)(?=\p{Script=Han})/u, "$1 ");

/** A number in the page's language: 12,345.6. */
export const formatNumber = (language: string, value: number): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);

/** A share from 0 to 1 in the page's language: 12.5%. */
export const formatShare = (language: string, share: number): string =>
  new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 1 }).format(share);

/** A month (`YYYY-MM`) in the page's language: 2026年11月, November 2026; narrow under a bar: 11月, Nov. */
export const formatMonth = (language: string, month: string, length: "long" | "narrow"): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: "UTC",
    ...(length === "long" ? { year: "numeric", month: "long" } : { month: language === "zh" ? "numeric" : "short" }),
  }).format(new Date(`${month}-01T00:00:00Z`));

/**
 * A company's names, the one in the page's language first: its Chinese name and its English name, null or empty if it has
 * none. A company abroad may have one name for both.
 */
export const orderNames = (language: string, chinese: string | null, english: string | null): string[] =>
  [...new Set(language === "zh" ? [chinese, english] : [english, chinese])].filter((name): name is string =>
    Boolean(name),
  );

/** A list in a sentence: 甲、乙和丙; A, B and C. */
export const formatList = (language: string, items: readonly string[]): string =>
  join(new Intl.ListFormat(localeOf(language)), items);

/** Alternatives: 甲、乙或丙; A, B or C. */
export const formatChoice = (language: string, items: readonly string[]): string =>
  join(new Intl.ListFormat(localeOf(language), { type: "disjunction" }), items);

/** Adds the space that the library omits between the Chinese conjunction and a Latin word: A 和 B. */
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

type DateStyle = Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle" | "day" | "month">;
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached, because creating one takes sixty times as long as using it, and a page shows many dates. */
function dateFormat(language: string, style: DateStyle): Intl.DateTimeFormat {
  const locale = localeOf(language);
  const id = locale + JSON.stringify(style);
  const format = dateFormats.get(id) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" });
  dateFormats.set(id, format);
  return format;
}
