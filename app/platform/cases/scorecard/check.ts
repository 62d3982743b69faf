import type { Db, Tables } from "~/platform/core/database/schema";
import { isSupplier } from "~/rules/onboarding/stages";
import { listScorableQuarters } from "~/rules/scorecard/quarters";
import { type ReadRow, readScorecardRows, type RowFinding } from "~/rules/scorecard/scorecard-rows";
import type { ScorecardRow } from "~/rules/scorecard/scorecard-sheet";
import { chinaDate } from "~/rules/calendar/china-date";
import { findVersion } from "~/platform/records/scorecard/scorecards";

type Company = Pick<Tables["registration"], "id" | "state" | "company_name">;
/** A scorecard of a workbook, with its supplier and the number of times its quarter was entered before. */
export type CheckedEntry = ReadRow & { company: Company; version: number };

/** The entries that the rows as typed would create now, and the errors in the other rows. */
export async function checkRows(
  db: Db,
  rows: readonly ScorecardRow[],
  now: Date,
): Promise<{ entries: CheckedEntry[]; findings: RowFinding[] }> {
  const read = readScorecardRows(rows);
  const companies = await findCompanies(
    db,
    read.entries.map(({ number }) => number),
  );
  const periods = listScorableQuarters(chinaDate(now));
  const entries: CheckedEntry[] = [];
  const findings = [...read.findings];
  for (const entry of read.entries) {
    const { row, number, period } = entry;
    const company = companies.get(number);
    if (!company) findings.push({ row, field: "number", code: "number" });
    else if (!isSupplier(company.state)) findings.push({ row, field: "number", code: "notSupplier" });
    if (!periods.includes(period)) findings.push({ row, field: "period", code: "period" });
    if (!company || findings.some((finding) => finding.row === row)) continue;
    entries.push({ ...entry, company, version: await findVersion(db, company.id, period) });
  }
  return { entries, findings: findings.toSorted((one, other) => one.row - other.row) };
}

/** The registrations with these numbers; only a submitted one has a number. */
async function findCompanies(db: Db, numbers: readonly string[]): Promise<Map<string, Company>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("registration")
    .select(["id", "state", "company_name", "number"])
    .where("number", "in", numbers)
    .where("submitted_at", "is not", null)
    .execute();
  return new Map(rows.map(({ number, ...company }) => [number ?? "", company]));
}
