import type { Finding } from "../finding";
import { excelDigits } from "./limits";
import type { Column } from "./tables";

/** What a cell holds, as Excel types it. */
export type Cell = string | number | boolean | Date | null;
/** The words of codes: those shown come first, all of them are understood. */
export type CodeWords = {
  /** A code of a fixed list. */
  option(list: string, code: string): readonly string[];
};
type Read = { value: string } | Pick<Finding, "code" | "params">;

/** Before this day Excel counts a day that never was. */
const firstSafeDay = "1900-03-01";
const sameWord = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What was typed into a field, as its cell shows it; `meaning` is the word for a code of a list of values. */
export function toCell({ kind }: Column, text: string, words: CodeWords, meaning?: string): Cell {
  if (kind.kind === "flag") return words.option("yesNo", text ? "yes" : "no")[0] ?? null;
  if (text === "") return null;
  if (kind.kind === "date") return dayOf(text) ?? cellText(text);
  if (kind.kind === "choice" && kind.options.includes(text)) return cellText(words.option(kind.list, text)[0] ?? text);
  return cellText(meaning ?? text);
}

/** What a cell says for its field; a listed field's code is looked up by whoever knows the list. */
export function parseCell({ kind }: Column, cell: Cell, words: CodeWords): Read {
  const text = textIn(cell);
  if (text === null) return { code: "workbook.digits", params: { digits: excelDigits } };
  if (text === "") return { value: "" };
  switch (kind.kind) {
    case "flag":
      return flagOf(text, words);
    case "choice": {
      const code = kind.options.find((option) => isCalled(text, option, words.option(kind.list, option)));
      return code === undefined ? { code: "workbook.choice" } : { value: code };
    }
    default:
      return { value: text };
  }
}

/** What is said of a cell whose text no list of values has. */
export const unlistedFinding = (field: string): Finding => ({ field, code: "workbook.listed" });

const isCalled = (text: string, code: string, words: readonly string[]) =>
  sameWord(text, code) || words.some((word) => sameWord(text, word));

function flagOf(text: string, words: CodeWords): Read {
  if (text === "TRUE" || isCalled(text, "1", words.option("yesNo", "yes"))) return { value: "1" };
  if (text === "FALSE" || isCalled(text, "0", words.option("yesNo", "no"))) return { value: "" };
  return { code: "workbook.flag" };
}

/** A cell's content as text; null: a number that Excel has not kept whole. */
function textIn(cell: Cell): string | null {
  if (cell === null) return "";
  if (typeof cell === "string") return textOfCell(cell.trim()).trim();
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  return Math.abs(cell) < 10 ** excelDigits ? plainNumber(cell) : null;
}

/** A number in digits, never as a power of ten. */
const plainNumber = (value: number) =>
  value.toLocaleString("en-US", { useGrouping: false, maximumSignificantDigits: excelDigits });

/** A day that Excel can hold as one. */
function dayOf(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstSafeDay) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : null;
}

/** What Excel, or whoever saves a sheet as CSV, could take for a formula (S-53), after spaces and our own mark. */
const formula = /^'*\s*[=+\-@＝＋－＠]|^'*[\t\r]/u;
const markedFormula = /^'+\s*[=+\-@＝＋－＠]|^'+[\t\r]/u;
/** What XML cannot hold: control characters, halves of characters, non-characters. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are to go
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** The library that writes workbooks loses a text that every object knows by name, such as `toString`. */
const isObjectsOwn = (text: string) => text.replace(/^'+/, "") in Object.prototype;

/** Text as a cell may hold it: never a formula, whatever it begins with (S-53). */
export function cellText(text: string): string {
  const plain = text.replace(notInXml, "");
  return formula.test(plain) || isObjectsOwn(plain) ? `'${plain}` : plain;
}

/** The text that `cellText` made this of. */
export const textOfCell = (cell: string): string =>
  markedFormula.test(cell) || (cell.startsWith("'") && isObjectsOwn(cell)) ? cell.slice(1) : cell;

/** The name of a column by its place from 0: `A`, `Z`, `AA`. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/** A cell as Excel names it; row and column count from 0. */
export const cellAddress = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

/** The place of a cell by its name, from 0; null: no such cell. */
export function placeOfCell(address: string): { row: number; column: number } | null {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? [];
  if (!letters || !digits) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}
