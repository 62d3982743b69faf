import type { Cell } from "../fields/cell";
import { excelDigits } from "./limits";

/** The plan of a sheet with one row for each thing: the most rows it may hold, and the names of its columns. */
type Plan<Column extends string> = {
  columns: readonly Column[];
  /** The headings of a column: the first one is written, all of them are understood. */
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

/** Whether two words are the same but for spaces, upper and lower case. */
export const sameWord = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (word: string) => word.replace(/\s+/g, " ").trim().toLowerCase();

/** The rows of a sheet as typed, or what is wrong with it as a whole. Empty rows are none. */
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

/** A name in a file may be anything; this much of it is shown. */
const longestName = 100;

function textIn(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  if (typeof cell !== "number") return String(cell).trim();
  return cell.toLocaleString("en-US", { useGrouping: false, maximumSignificantDigits: excelDigits });
}
