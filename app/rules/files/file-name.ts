/** Characters that a file name cannot contain on Windows, or that a page or a header could misread. */
const unsafe = /[<>:"|?*]/g;
/** Names that Windows reserves for devices, regardless of the text after the first dot. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * The name under which an uploaded file is stored, shown and downloaded: the last part of a path, without characters that
 * operating systems do not allow. `../../报价.pdf` becomes `报价.pdf`, `CON.pdf` becomes `_CON.pdf`. Empty if nothing remains.
 */
export function toFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = withoutEnd(last.replace(unsafe, "_").trimStart());
  return device.test(plain) ? `_${plain}` : plain;
}

/**
 * Removes dots and white space at the end of a name, as Windows does. Works character by character, because a regular
 * expression could be slow on hostile names.
 */
function withoutEnd(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s.]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}
