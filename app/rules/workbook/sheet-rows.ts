import type { Finding } from "../finding";
import type { Cell, CodeWords } from "../fields/cell";
import { normaliseValues } from "../fields/shape-values";
import { answerAt } from "../paging/page-order";
import { withoutEmpty, type FormValues, rowsIn } from "../form-values";
import { cellAddress, parseCell } from "./parse-cell";
import { type Column, toRowShape, type Table } from "./section-tables";

/** Returns the label of a code of a list of values; undefined if the code itself is shown. */
type Meaning = (lovCode: string, code: string) => string | undefined;

/** The id of a row, which identifies the row and its files; a row without one is identified by its position. */
const idOf = (row: FormValues, at: number): string => (typeof row["id"] === "string" && row["id"]) || `row-${at + 1}`;

/** The text typed at a path of a row: `name`, `secondaryShareholders[0].name`. */
export function textAtPath(row: FormValues, path: string): string {
  const value = answerAt(row, path);
  return typeof value === "string" ? value : "";
}

/** The rows of a table as cells, each with its id first. */
export const toCells = (table: Table, rows: readonly FormValues[], words: CodeWords, meaning: Meaning): Cell[][] =>
  rows.map((row, at) => [
    idOf(row, at),
    ...table.columns.map(({ path, kind, cell }) => {
      const text = textAtPath(row, path);
      return cell.write(text, words, kind.list ? meaning(kind.list.lovCode, text) : undefined);
    }),
  ]);

/** A table read from a sheet: typed rows, the cell of every field, and the unreadable cells. */
export type ReadRows = { rows: FormValues[]; places: Record<string, string>; findings: Finding[] };

type Sheet = {
  /** The sheet's cells below its header, which is row 0. */
  cells: readonly (readonly Cell[])[];
  /** The sheet's column for each column of the table; that of the id comes first. */
  at: { id: number; columns: readonly number[] };
};

/**
 * The rows of a sheet as they would have been typed. A row with the id of a saved one is that row and keeps its files,
 * which no cell contains. Any other row, including a copied one, is new. Empty rows count as removed.
 */
export function parseTableRows(
  table: Table,
  { cells, at }: Sheet,
  savedRows: readonly FormValues[],
  words: CodeWords,
  newId: () => string,
) {
  const read: ReadRows = { rows: [], places: { [table.field]: cellAddress(0, 0) }, findings: [] };
  const rowsById = new Map(savedRows.map((row, place) => [idOf(row, place), row]));
  for (const [index, line] of cells.entries()) {
    const lineCells = table.columns.map((column, place) =>
      parseCell(column, line[at.columns[place] ?? -1] ?? null, words),
    );
    if (lineCells.every(isUnsaid)) continue;

    const id = String(line[at.id] ?? "").trim();
    const before = rowsById.get(id);
    rowsById.delete(id);
    const row = rowFrom(table, lineCells, before ?? { id: newId() });
    const field = `${table.field}[${read.rows.length}]`;
    for (const [place, { path }] of table.columns.entries()) {
      const ownPath = row.pathOf(path);
      if (ownPath === null) continue;
      const name = `${field}.${ownPath}`;
      read.places[name] = cellAddress(index + 1, at.columns[place] ?? 0);
      const one = lineCells[place];
      if (one && "code" in one) read.findings.push({ field: name, ...one });
    }
    read.rows.push(normaliseValues(toRowShape(table), row.typed));
  }
  return read;
}

type ReadCell = ReturnType<typeof parseCell>;

/** An unchecked box and an empty cell do not make a row. */
const isUnsaid = (cell: ReadCell) => "value" in cell && cell.value === "";

/** Builds a row from its cells. Nested rows move up: the second becomes the first if the first is empty. */
function rowFrom({ columns }: Table, cells: readonly ReadCell[], before: FormValues) {
  const values: FormValues = { ...before };
  const inner = new Map<string, { rows: FormValues[]; places: Map<string, number> }>();
  for (const [place, { path }] of columns.entries()) {
    const one = cells[place];
    const value = one && "value" in one ? one.value : "";
    const [, field, index, name] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
    if (field === undefined || index === undefined || name === undefined) {
      values[path] = value;
      continue;
    }
    const group = inner.get(field) ?? { rows: [], places: new Map<string, number>() };
    inner.set(field, group);
    if (!group.places.has(index) && isInnerRowFilled(columns, cells, `${field}[${index}].`)) {
      const old = rowsIn(before[field])[group.rows.length];
      group.places.set(index, group.rows.length);
      group.rows.push({ id: old ? idOf(old, group.rows.length) : `${field}-${group.rows.length + 1}` });
    }
    const row = group.rows[group.places.get(index) ?? -1];
    if (row) row[name] = value;
  }
  for (const [field, { rows }] of inner) values[field] = rows;
  /** The path of a column's field after gaps are closed. Null if its inner row does not exist. */
  const pathOf = (path: string) => {
    const [within = "", field = "", index = ""] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
    if (within === "") return path;
    const place = inner.get(field)?.places.get(index);
    return place === undefined ? null : `${field}[${place}]${path.slice(within.length)}`;
  };
  return { typed: values, pathOf };
}

const isInnerRowFilled = (columns: readonly Column[], cells: readonly ReadCell[], within: string) =>
  columns.some(({ path }, place) => {
    const one = cells[place];
    return path.startsWith(within) && one !== undefined && !isUnsaid(one);
  });

/** Whether rows of a table have the same content, ignoring empty rows and the format of answers. */
export function isSameTable(table: Table, one: readonly FormValues[], other: readonly FormValues[]): boolean {
  const toText = (rows: readonly FormValues[]) =>
    JSON.stringify(
      rows.map((row) => sortAnswers(withoutEmpty(normaliseValues(toRowShape(table), row)))).filter(isFilled),
    );
  return toText(one) === toText(other);
}

/** The answers of a row, sorted by name, without empty lists. */
const sortAnswers = (row: Record<string, unknown>): unknown[] =>
  Object.entries(row)
    .filter(([name, value]) => name !== "id" && !(Array.isArray(value) && value.length === 0))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, Array.isArray(value) ? value.map((item) => itemOf(item)) : value]);

const itemOf = (item: unknown) =>
  typeof item === "object" && item !== null ? sortAnswers(item as Record<string, unknown>) : item;
const isFilled = (row: unknown[]) => row.length > 0;
