import type { Cell } from "../fields/cell";
import { parseSheetRows } from "../workbook/simple-sheet";
import { scorecardCellMax, scorecardsAtOnce } from "./limits";
import { measures } from "./measures";

/** The columns of a workbook of scorecards, in their order; `number` is the company's registration number here. */
export const scorecardColumns = ["number", "period", ...measures, "note"] as const;
export type ScorecardColumn = (typeof scorecardColumns)[number];
/** A row as typed. */
export type ScorecardRow = Record<ScorecardColumn, string>;

/** The scorecards of a sheet as typed, or the problem with the sheet as a whole. */
export function parseScorecards(lines: readonly Cell[][], header: (column: ScorecardColumn) => readonly string[]) {
  const read = parseSheetRows(lines, { columns: scorecardColumns, header, maxRows: scorecardsAtOnce });
  if ("problems" in read) return read;
  return { rows: read.rows.map(({ line, values }) => ({ line, values: shorten(values) })) };
}

const shorten = (values: ScorecardRow) =>
  Object.fromEntries(
    scorecardColumns.map((column) => [column, values[column].slice(0, scorecardCellMax)]),
  ) as ScorecardRow;
