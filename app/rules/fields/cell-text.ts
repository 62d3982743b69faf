/** Text that Excel, or a program that saves a sheet as CSV, could take for a formula (S-53), after spaces and our own mark. */
const formula = /^'*\s*[=+\-@＝＋－＠]|^'*[\t\r]/u;
const markedFormula = /^'+\s*[=+\-@＝＋－＠]|^'+[\t\r]/u;
/** Characters that XML cannot hold: control characters, halves of characters, non-characters. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** The library that writes workbooks loses a text that is the name of a property of every object, such as `toString`. */
const isObjectsOwn = (text: string) => text.replace(/^'+/, "") in Object.prototype;

/** Text as a cell may hold it: never a formula, regardless of how it begins (S-53). */
export function cellText(text: string): string {
  const plain = text.replace(notInXml, "");
  return formula.test(plain) || isObjectsOwn(plain) ? `'${plain}` : plain;
}

/** The text that `cellText` made this of. */
export const textOfCell = (cell: string): string =>
  markedFormula.test(cell) || (cell.startsWith("'") && isObjectsOwn(cell)) ? cell.slice(1) : cell;
