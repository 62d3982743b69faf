import * as z from "zod/mini";
import { type ScorecardForm, scorecardForm } from "./scorecard-form";
import { parseTypedQuarter } from "./quarters";
import type { ScorecardColumn, ScorecardRow } from "./scorecard-sheet";

/** The possible problems of a cell; the locales have a sentence for each name. */
export const rowProblems = [
  "required",
  "score",
  "note",
  "quarter",
  "period",
  "number",
  "notSupplier",
  "repeated",
  "outdated",
] as const;
/** An error in one of several rows; `row` counts from 0. */
export type RowFinding = { row: number; field: ScorecardColumn; code: (typeof rowProblems)[number] };

/** A parsed row. */
export type ReadRow = ScorecardForm & { row: number; number: string; period: string };

/** Reads the typed rows. Returns the rows that are valid on their own, and the errors in the others. */
export function readScorecardRows(rows: readonly ScorecardRow[]): { entries: ReadRow[]; findings: RowFinding[] } {
  const entries: ReadRow[] = [];
  const findings: RowFinding[] = [];
  const seen = new Set<string>();
  for (const [row, typed] of rows.entries()) {
    const number = typed.number.normalize("NFKC").trim().toUpperCase();
    const period = parseTypedQuarter(typed.period);
    const { data, error } = z.safeParse(scorecardForm, typed);
    const own: RowFinding[] = [
      ...(number === "" ? [{ row, field: "number", code: "required" } as const] : []),
      ...(period === null
        ? [{ row, field: "period", code: typed.period.trim() === "" ? "required" : "quarter" } as const]
        : []),
      ...toFindings(row, error?.issues ?? []),
    ];
    const key = `${number} ${period}`;
    if (own.length === 0 && seen.has(key)) own.push({ row, field: "period", code: "repeated" });
    seen.add(key);
    findings.push(...own);
    if (own.length === 0 && data && period) entries.push({ ...data, row, number, period });
  }
  return { entries, findings };
}

/** Each field once, with its first error. */
function toFindings(row: number, issues: readonly { path: PropertyKey[]; message: string }[]): RowFinding[] {
  const first = new Map(issues.toReversed().map(({ path: [field], message }) => [field as ScorecardColumn, message]));
  return [...first].map(([field, message]) => ({
    row,
    field,
    code: field === "note" ? "note" : message === "field.required" ? "required" : "score",
  }));
}
