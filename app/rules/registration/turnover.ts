import type { Finding } from "../finding";
import type { FormValues } from "../form-values";
import { turnoverYears } from "./limits";

/** The years whose turnover is required: the last three complete years, newest first. */
export function requiredTurnoverYears(today: string): string[] {
  const current = Number(today.slice(0, 4));
  return Array.from({ length: turnoverYears }, (_, ago) => String(current - 1 - ago));
}

/** The rows of the turnover in the order of the required years, each with the saved answer for its year. */
export function turnoverRows(savedRows: FormValues["turnover"], today: string): FormValues[] {
  const savedYears = Array.isArray(savedRows)
    ? savedRows.filter((row): row is FormValues => typeof row === "object")
    : [];
  return requiredTurnoverYears(today).map(
    (turnoverYear) =>
      savedYears.find((row) => row["year"] === turnoverYear) ?? { id: `year-${turnoverYear}`, year: turnoverYear },
  );
}

/** All three years must be filled, with valid years only (§5). */
export function* turnoverErrors(turnover: readonly { year?: string }[], years: string[]): Generator<Finding> {
  if (turnover.length < turnoverYears)
    yield { field: "turnover", code: "business.turnover.three", params: { years: turnoverYears } };
  for (const [at, row] of turnover.entries()) {
    const field = `turnover[${at}].year`;
    if (!row.year) continue;
    if (!years.includes(row.year))
      yield { field, code: "business.turnover.year", params: { from: years.at(-1) ?? "", to: years[0] ?? "" } };
    else if (turnover.findIndex((other) => other.year === row.year) < at)
      yield { field, code: "business.turnover.repeated", params: { year: row.year } };
  }
}
