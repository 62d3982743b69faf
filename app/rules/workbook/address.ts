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
