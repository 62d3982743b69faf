import writeExcelFile, { type SheetData } from "write-excel-file/node";
import { dictionary } from "~/i18n/dictionary.server";
import type { Language } from "~/i18n/language";
import type { FormValues } from "~/rules/form-values";
import type { Cell } from "~/rules/fields/cell";
import { cellText } from "~/rules/fields/cell-text";
import { toCells } from "~/rules/workbook/sheet-rows";
import type { Column, Table } from "~/rules/workbook/section-tables";
import { workbookWords, type WorkbookWords } from "./workbook-words.server";

type Meanings = Record<string, Record<string, string>>;
/** A table with the rows saved so far, and the labels of their codes. */
type FilledTable = { table: Table; rows: readonly FormValues[]; meanings: Meanings };

const width = { id: 14, column: 24, guide: [22, 30, 70] };

/** Writes the workbook to fill in, with the rows saved so far: the export is also the template (§2). */
export async function writeWorkbook(tables: readonly FilledTable[], language: Language): Promise<Buffer> {
  const words = workbookWords(language);
  const sheets = tables.map(({ table, rows, meanings }) => ({
    sheet: words.sheet(table)[0] ?? "",
    data: [
      headingCells(
        [words.id, ...table.columns.map((column) => words.header(table, column))].map(([name = ""]) => name),
      ),
      ...toCells(table, rows, words, (lovCode, code) => meanings[lovCode]?.[code]).map((row) =>
        row.map((cell) => sheetCell(cell)),
      ),
      ...emptyRows(table, rows.length),
    ] satisfies SheetData,
    columns: [{ width: width.id }, ...table.columns.map(() => ({ width: width.column }))],
    stickyRowsCount: 1,
  }));
  return writeExcelFile([...sheets, guideSheet(tables, words, language)]).toBuffer();
}

/** The empty rows are formatted as text: otherwise Excel would turn input that looks like a number into one. */
const emptyRows = ({ max, columns }: Table, rowCount: number) =>
  Array.from({ length: Math.max(max - rowCount, 0) }, () =>
    Array.from({ length: columns.length + 1 }, () => textCell("")),
  );

/** A last sheet with instructions; it is not read. */
function guideSheet(tables: readonly FilledTable[], words: WorkbookWords, language: Language) {
  const { t } = dictionary(language);
  const titles = [t("import:guide.table"), t("import:guide.column"), t("import:guide.what")];
  const lines = tables.flatMap(({ table }) =>
    table.columns.map((column) => [
      words.sheet(table)[0] ?? "",
      words.header(table, column)[0] ?? "",
      whatOf(table, column),
    ]),
  );
  function whatOf(table: Table, column: Column) {
    const { kind, choices } = column.kind;
    const list = choices?.codes.map((code) => words.option(choices.list, code)[0]).join(" / ");
    return [list ?? t(`import:guide.kinds.${kind}`), words.hint(table, column)].filter(Boolean).join(" · ");
  }
  return {
    sheet: words.guide[0] ?? "",
    data: [headingCells(titles), ...lines.map((line) => line.map((text) => textCell(cellText(text))))],
    columns: width.guide.map((characters) => ({ width: characters })),
    stickyRowsCount: 1,
  };
}

/** A cell with an explicit type, so that Excel never guesses one and never sees a formula (S-53). */
type SheetCell =
  | { value: string; type: typeof String; format: string }
  | { value: Date; type: typeof Date; format: string };

/** A cell that Excel keeps as text, so that account numbers keep their zeros. The text is already safe. */
const textCell = (value: string): SheetCell => ({ value, type: String, format: "@" });

/** The content of a cell; days are written as real dates. */
function sheetCell(cell: Cell, dateFormat = "yyyy-mm-dd"): SheetCell {
  if (cell instanceof Date) return { value: cell, type: Date, format: dateFormat };
  return textCell(cell === null ? "" : String(cell));
}

const heading = { fontWeight: "bold", backgroundColor: "#ebf3ff", wrap: true, alignVertical: "center" } as const;

/** The first row of a sheet. */
const headingCells = (names: readonly string[]) => names.map((name) => ({ ...textCell(cellText(name)), ...heading }));
