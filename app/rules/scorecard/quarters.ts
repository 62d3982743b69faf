import { scoredQuarters } from "./limits";

/** The stored format of a quarter: `2026-Q3`. */
export const quarterPattern = /^(?:20\d{2}|2100)-Q[1-4]$/;

/** The year and the number of a quarter, for use in sentences. */
export function parseQuarter(quarter: string): { year: string; quarter: string } {
  const [year = "", number = ""] = quarter.split("-Q");
  return { year, quarter: number };
}

/**
 * The last pattern is the Chinese format, with the characters for year, ordinal and quarter. A month is never
 * recognised as a quarter.
 */
const typedQuarters = [
  /^(?<year>\d{4})[\s-]*Q(?<quarter>[1-4])$/,
  /^Q(?<quarter>[1-4])[\s-]*(?<year>\d{4})$/,
  /^(?<year>\d{4})\s*\u5e74[\s\u7b2c]*(?<quarter>[1-4])\s*\u5b63\u5ea6?$/,
];

/** A quarter as people type it: `2026-Q3`, `2026Q3`, `Q3 2026`, `2026 年第 3 季度`. Null if it is not one. */
export function parseTypedQuarter(text: string): string | null {
  const typed = text.normalize("NFKC").trim().toUpperCase();
  for (const pattern of typedQuarters) {
    const { year, quarter } = pattern.exec(typed)?.groups ?? {};
    const code = `${year}-Q${quarter}`;
    if (quarterPattern.test(code)) return code;
  }
  return null;
}

/** Quarters since the year 0, so that they can be counted. */
const toQuarter = (count: number): string => `${Math.floor(count / 4)}-Q${(count % 4) + 1}`;

/**
 * The quarters that can be scored on a calendar day (`YYYY-MM-DD`), newest first. A quarter can be scored from its last
 * month on, because most deliveries have arrived by then.
 */
export function listScorableQuarters(today: string): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const current = year * 4 + Math.floor((month - 1) / 3);
  const newest = month % 3 === 0 ? current : current - 1;
  return Array.from({ length: scoredQuarters }, (_, at) => toQuarter(newest - at));
}
