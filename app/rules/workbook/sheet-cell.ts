import type { Cell } from "./cell";
import { cellText } from "./safe-text";

/** A cell as it is written: its type is stated, so that Excel never guesses one and never sees a formula (S-53). */
export type SheetCell =
  { value: string; type: typeof String; format: string } | { value: Date; type: typeof Date; format: string };

/** Text that stays text, whatever is typed over it: account numbers keep their zeros. The text is safe already. */
export const textCell = (value: string): SheetCell => ({ value, type: String, format: "@" });

/** What a cell shows; days are real days. */
export function sheetCell(cell: Cell, dateFormat = "yyyy-mm-dd"): SheetCell {
  if (cell instanceof Date) return { value: cell, type: Date, format: dateFormat };
  return textCell(cell === null ? "" : String(cell));
}

const heading = { fontWeight: "bold", backgroundColor: "#ebf3ff", wrap: true, alignVertical: "center" } as const;

/** The first row of a sheet. */
export const headingCells = (names: readonly string[]) =>
  names.map((name) => ({ ...textCell(cellText(name)), ...heading }));
