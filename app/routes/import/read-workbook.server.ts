import type { StructureProblem } from "~/ui/import/outcome";
import type { FormValues } from "~/rules/form-values";
import type { Cell } from "~/rules/fields/cell";
import { type ReadRows, parseTableRows } from "~/rules/workbook/sheet-rows";
import type { Table } from "~/rules/workbook/section-tables";
import type { OpenSheet } from "./open-workbook.server";
import { isOneOf, type WorkbookWords } from "./workbook-words.server";

export type ReadTable = { table: Table; read: ReadRows };
type Template = { tables: readonly Table[]; savedRows: (table: Table) => readonly FormValues[]; words: WorkbookWords };

/** The tables of a workbook as typed, or the problem with its structure. A table without a sheet is not imported. */
export function readTables(
  sheets: readonly OpenSheet[],
  template: Template,
): { tables: ReadTable[] } | { problems: StructureProblem[] } {
  const dataSheets = sheets.filter(({ sheet }) => !isOneOf(template.words.guide, sheet));
  const matches = dataSheets
    .map((sheet) => ({
      ...sheet,
      table: template.tables.find((table) => isOneOf(template.words.sheet(table), sheet.sheet)),
    }))
    // What a program hides from people, as WPS does with pictures in cells, is nothing that they could delete.
    .filter(({ table, isHidden }) => table || !isHidden);
  const problems = matches.flatMap(({ sheet, table, problem }, at): StructureProblem[] => {
    if (problem) return [problem];
    if (!table) return [{ code: "unknownSheet", name: sheet.slice(0, longestName) }];
    const isTwice = matches.findIndex((other) => other.table === table) < at;
    return isTwice ? [{ code: "sheetTwice", table: nameOf(table) }] : [];
  });
  if (matches.length === 0) problems.push({ code: "noSheet" });
  const read = matches.flatMap(({ table, data, problem }) =>
    table && !problem ? [readSheet(table, data, template)] : [],
  );
  const all = [...problems, ...read.flatMap((one) => ("problems" in one ? one.problems : []))];
  return all.length > 0 ? { problems: all } : { tables: read.flatMap((one) => ("read" in one ? [one] : [])) };
}

/** Names in a file can be of any length, so only the start is shown. */
const longestName = 100;

const nameOf = ({ section, field }: Table) => ({ section, field });

function readSheet(
  table: Table,
  [header = [], ...cells]: Cell[][],
  { words, savedRows }: Template,
): ReadTable | { problems: StructureProblem[] } {
  const names = header.map((name) => (typeof name === "string" ? name : String(name ?? "")));
  const columns = table.columns.map((column) => ({ column, at: places(names, words.header(table, column)) }));
  const ids = places(names, words.id);
  const knownPlaces = new Set([...ids, ...columns.flatMap(({ at }) => at)]);
  const problem = (code: StructureProblem["code"], detail?: string): StructureProblem => ({
    code,
    table: nameOf(table),
    name: detail?.slice(0, longestName),
  });
  const problems = [
    ...[
      ...columns.map(({ column, at }) => ({ at, name: words.header(table, column)[0] })),
      { at: ids, name: words.id[0] },
    ].flatMap(({ at, name }) =>
      at.length === 1 ? [] : [problem(at.length === 0 ? "missingColumn" : "columnTwice", name)],
    ),
    ...names.flatMap((name, at) => (name.trim() === "" || knownPlaces.has(at) ? [] : [problem("unknownColumn", name)])),
  ];
  if (problems.length > 0) return { problems };
  const at = { id: ids[0] ?? -1, columns: columns.map((column) => column.at[0] ?? -1) };
  const read = parseTableRows(table, { cells, at }, savedRows(table), words, () => crypto.randomUUID());
  if (read.rows.length > table.max)
    return { problems: [{ ...problem("tooManyRows"), params: { max: table.max, rows: read.rows.length } }] };
  return { table, read };
}

const places = (names: readonly string[], words: readonly string[]) =>
  names.flatMap((name, at) => (isOneOf(words, name) ? [at] : []));
