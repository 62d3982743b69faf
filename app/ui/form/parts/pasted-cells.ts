import { maxPastedCells } from "~/rules/form-limits";

/**
 * The cells of a text copied from a spreadsheet: rows by lines, columns by tabs, cells with tabs or line ends in quotes
 * (Excel, WPS and Numbers write the same). Text that is not a table, or is too large for one, gives [].
 */
export function pastedCells(text: string): string[][] {
  const cells: string[][] = [[""]];
  let isQuoted = false;
  let count = 1;
  const append = (piece: string) => {
    const row = cells.at(-1) as string[];
    row[row.length - 1] += piece;
  };
  const source = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? "";
    if (isQuoted && sign === '"' && source[at + 1] === '"') {
      append('"');
      at += 1;
    } else if (sign === '"' && (isQuoted || cells.at(-1)?.at(-1) === "")) isQuoted = !isQuoted;
    else if (isQuoted || (sign !== "\t" && sign !== "\n")) append(sign === "\n" ? " " : sign);
    else {
      count += 1;
      if (count > maxPastedCells) return [];
      if (sign === "\t") cells.at(-1)?.push("");
      else cells.push([""]);
    }
  }
  return count === 1 || isQuoted ? [] : cells.map((row) => row.map((cell) => cell.trim()));
}
