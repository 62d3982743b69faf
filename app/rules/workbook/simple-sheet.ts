import type { Cell } from "../fields/cell";
import { excelDigits } from "./limits";

/** The definition of a sheet with one row per item: the maximum number of rows, and the column names. */
type Plan<Column extends string> = {
  columns: readonly Column[];
  /** The headings of a column. The first is written; all are recognised when read. */
  header: (column: Column) => readonly string[];
  maxRows: number;
};

/** A problem with a sheet as a whole; `name` is a name copied from the file. */
type SheetProblem = {
  code: "missingColumn" | "unknownColumn" | "tooManyRows" | "noRows";
  name?: string;
  count?: number;
};
/** A row as typed, with its line in the sheet, counted from 1 as in Excel. */
export type SheetRow<Column extends string> = { line: number; values: Record<Column, string> };

/** Whether two words are equal, ignoring spaces and case. */
export const sameWord = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (word: string) => word.replace(/\s+/g, " ").trim().toLowerCase();

/** The rows of a sheet as typed, or the problem with the sheet as a whole. Empty rows are skipped. */
export function parseSheetRows<Column extends string>(
  [header = [], ...lines]: readonly Cell[][],
  plan: Plan<Column>,
): { rows: SheetRow<Column>[] } | { problems: SheetProblem[] } {
  const names = header.map((cell) => (cell === null ? "" : String(cell)));
  const isColumn = (column: Column, name: string) => plan.header(column).some((word) => sameWord(word, name));
  const problems: SheetProblem[] = [
    ...plan.columns
      .filter((column) => !names.some((name) => isColumn(column, name)))
      .map((column) => ({ code: "missingColumn" as const, name: plan.header(column)[0] })),
    ...names
      .filter((name) => name.trim() !== "" && !plan.columns.some((column) => isColumn(column, name)))
      .map((name) => ({ code: "unknownColumn" as const, name: name.slice(0, longestName) })),
  ];
  if (problems.length > 0) return { problems };
  const places = plan.columns.map((column) => [column, names.findIndex((name) => isColumn(column, name))] as const);
  const rows = lines
    .map((cells, index) => ({
      line: index + 2,
      values: Object.fromEntries(places.map(([column, at]) => [column, textIn(cells[at] ?? null)])) as Record<
        Column,
        string
      >,
    }))
    .filter(({ values }) => Object.values(values).some((text) => text !== ""));
  if (rows.length === 0) return { problems: [{ code: "noRows" }] };
  if (rows.length > plan.maxRows) return { problems: [{ code: "tooManyRows", count: rows.length }] };
  return { rows };
}

/** Names in a file can be of any length, so only the start is shown. */
const longestName = 100;

function textIn(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  if (typeof cell !== "number") return String(cell).trim();
  return cell.toLocaleString("en-US", { useGrouping: false, maximumSignificantDigits: excelDigits });
}
