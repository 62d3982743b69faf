/** Days are those of the manufacturer's country, on the server and in the browser alike. */
const timeZone = "Asia/Shanghai";
const locales = { zh: "zh-CN", en: "en-GB" };
const localeOf = (language: string) => (language === "zh" ? locales.zh : locales.en);

/** A day in the page's language: 2026年3月5日, 5 March 2026. Takes an instant or a calendar day, ISO 8601. */
export const formatDay = (language: string, instant: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone }).format(new Date(instant));

/** Day and time in the page's language. */
export const formatInstant = (language: string, instant: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "medium", timeZone }).format(
    new Date(instant),
  );

/** A span in the page's language: 2周, 2 weeks. */
export const formatSpan = (language: string, count: number, unit: "week" | "month"): string =>
  new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" }).format(count);
