import type { Finding } from "../finding";
import { cellText } from "./cell-text";

/** The value of a cell, as Excel types it. */
export type Cell = string | number | boolean | Date | null;

/** The labels of codes. The first is written; all are recognised when read. */
export type CodeWords = {
  /** A code of a fixed list. */
  option(list: string, code: string): readonly string[];
};

/** The answer in a workbook cell, or the reason it cannot be read. */
export type CellReading = { value: string } | Pick<Finding, "code" | "params">;

/** The conversion of a kind of field to and from a cell. */
export type CellRules = {
  /** The cell of an answer; `meaning` is the label of a code of a list of values. */
  write: (text: string, words: CodeWords, meaning?: string) => Cell;
  /** The answer in a cell that is not empty. */
  read: (text: string, words: CodeWords) => CellReading;
};

/** The cell of an answer that is written as typed. */
export const textCell: CellRules = {
  write: (text, _words, meaning) => (text === "" ? null : cellText(meaning ?? text)),
  read: (text) => ({ value: text }),
};

/** Whether the text of a cell is a code or one of its labels. */
export const isCalled = (text: string, code: string, words: readonly string[]): boolean =>
  isSameWord(text, code) || words.some((word) => isSameWord(text, word));

const isSameWord = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
