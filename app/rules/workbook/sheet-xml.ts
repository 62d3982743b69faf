import { cellMaxCharacters } from "./limits";
import { cellAddress } from "./address";
import { cellText } from "./cell";

/** What a cell of a list holds. */
export type ListCell = string | Date;

/** The styles of `stream-workbook.ts`, by their place there. */
const styles = { text: 1, heading: 2, instant: 3 } as const;
const dayMs = 24 * 60 * 60 * 1000;
/** The day from which instants count, 1970-01-01, as Excel counts days. */
const excelEpochDays = 25_569;

/** The beginning of a sheet whose first row stays in view; `widths` are those of its columns. */
export const sheetStart = (widths: readonly number[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join("")}</cols><sheetData>`;

export const sheetEnd = "</sheetData></worksheet>";

/** The row of a sheet's headings. */
export const headingRow = (names: readonly string[]): string =>
  rowOf(
    0,
    names.map((name, column) => textCell(0, column, name, styles.heading)),
  );

/** A row of a list; `row` counts from 0. Text of any origin is made safe, and every cell states its type (S-53). */
export const listRow = (row: number, cells: readonly ListCell[]): string =>
  rowOf(
    row,
    cells.map((cell, column) =>
      typeof cell === "string" ? textCell(row, column, cell, styles.text) : instantCell(row, column, cell),
    ),
  );

const rowOf = (row: number, cells: readonly string[]) => `<row r="${row + 1}">${cells.join("")}</row>`;

function textCell(row: number, column: number, text: string, style: number) {
  const safe = cellText(text).slice(0, cellMaxCharacters);
  return `<c r="${cellAddress(row, column)}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(safe)}</t></is></c>`;
}

function instantCell(row: number, column: number, at: Date) {
  const days = at.getTime() / dayMs;
  return `<c r="${cellAddress(row, column)}" s="${styles.instant}"><v>${days + excelEpochDays}</v></c>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in a part of a workbook; Excel would read `_x0041_` as a letter. */
export const escapeXml = (text: string): string =>
  text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_").replace(/[&<>"]/g, (character) => entities[character] ?? "");
