import { maxPastedCells } from "~/rules/limits/forms";

/**
 * The cells of a text copied from a spreadsheet, with rows as lines and columns separated by tabs. Excel, WPS and
 * Numbers quote a cell only if it contains a tab or a line break; any other quote is part of its text. Returns [] for a
 * text that is not a table or is too large.
 */
export function pastedCells(text: string): string[][] {
  const source = text.replace(/(?:\r\n?|\n)$/, "");
  const rows: string[][] = [[]];
  let count = 0;
  for (let at = 0; at <= source.length; at += 1) {
    const cell = cellAt(source, at);
    count += 1;
    if (count > maxPastedCells) return [];
    rows.at(-1)?.push(cell.text.replace(/\r\n?|\n/g, " ").trim());
    at += cell.length;
    if (source[at] === "\r" && source[at + 1] === "\n") at += 1;
    if (at < source.length && source[at] !== "\t") rows.push([]);
  }
  return count === 1 ? [] : rows;
}

/** The cell that starts at an index: its text, and its length including quotes. */
function cellAt(source: string, at: number): { text: string; length: number } {
  const [frame = "", content = ""] = matchAt(/"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y, source, at);
  if (isFramed(source, content)) return { text: content.replaceAll('""', '"'), length: frame.length };
  const [text = ""] = matchAt(/[^\t\r\n]*/y, source, at);
  return { text, length: text.length };
}

function matchAt(pattern: RegExp, source: string, at: number): readonly string[] {
  pattern.lastIndex = at;
  return pattern.exec(source) ?? [];
}

/** Whether the quotes around this text enclose a cell, rather than being part of two cells. */
function isFramed(source: string, content: string): boolean {
  if (!/[\t\r\n]/.test(content)) return false;
  // Rows end in CR LF if the program writes both; a line break within a cell is LF only.
  if (source.includes("\r\n")) return !content.includes("\r\n");
  return !(/\t/.test(content) && /[\r\n]/.test(content) && isTable(source));
}

/** Whether all lines have the same number of tabs, so that the text is a table without interpreting quotes. */
const isTable = (source: string): boolean =>
  new Set(source.split(/\r|\n/).map((line) => line.split("\t").length)).size === 1;
