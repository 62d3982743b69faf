/**
 * Matches text that Excel, or a program that saves a sheet as CSV, could treat as a formula (S-53), even after spaces
 * and our own mark.
 */
const formula = /^'*\s*[=+\-@＝＋－＠]|^'*[\t\r]/u;
const markedFormula = /^'+\s*[=+\-@＝＋－＠]|^'+[\t\r]/u;
/** Characters that XML cannot represent: control characters, lone surrogates, non-characters. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** The workbook library loses texts that are names of object properties, such as `toString`. */
const isObjectsOwn = (text: string) => text.replace(/^'+/, "") in Object.prototype;

/** Makes a text safe for a cell, so that it is never a formula (S-53). */
export function cellText(text: string): string {
  const plain = text.replace(notInXml, "");
  return formula.test(plain) || isObjectsOwn(plain) ? `'${plain}` : plain;
}

/** The original text before `cellText`. */
export const textOfCell = (cell: string): string =>
  markedFormula.test(cell) || (cell.startsWith("'") && isObjectsOwn(cell)) ? cell.slice(1) : cell;
