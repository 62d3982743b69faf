import { type Cell, type CellReading, type CodeWords } from "../fields/cell";
import { textOfCell } from "../fields/cell-text";
import type { Finding } from "../finding";
import { excelDigits } from "./limits";
import type { Column } from "./section-tables";

/** Parses a cell for its field. Callers that have the lists look up codes by name. */
export function parseCell({ cell: rules }: Column, cell: Cell, words: CodeWords): CellReading {
  const text = textIn(cell);
  if (text === null) return { code: "workbook.digits", params: { digits: excelDigits } };
  return text === "" ? { value: "" } : rules.read(text, words);
}

/** The finding for a cell whose text is not in the list of values. */
export const unlistedFinding = (field: string): Finding => ({ field, code: "workbook.listed" });

/** A cell's content as text. Null if it is a number whose digits Excel has not kept. */
function textIn(cell: Cell): string | null {
  if (cell === null) return "";
  if (typeof cell === "string") return textOfCell(cell.trim()).trim();
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  return Math.abs(cell) < 10 ** excelDigits ? plainNumber(cell) : null;
}

/** A number in plain digits, without an exponent. */
const plainNumber = (value: number) =>
  value.toLocaleString("en-US", { useGrouping: false, maximumSignificantDigits: excelDigits });

/** The name of a column by its index from 0: `A`, `Z`, `AA`. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/** The Excel name of a cell; row and column count from 0. */
export const cellAddress = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

/** The row and column of a cell name, counted from 0. Null if there is no such cell. */
export function placeOfCell(address: string): { row: number; column: number } | null {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? [];
  if (!letters || !digits) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}
