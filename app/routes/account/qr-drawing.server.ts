import makeQrCode from "qrcode-generator";

/** A QR code as an SVG: the number of modules per side, including the quiet zone, and the path of the dark ones. */
export type QrDrawing = { size: number; path: string };

/** The quiet zone around a code that the standard requires, in modules. */
const quiet = 4;

/** Draws a text of ASCII characters as a QR code. Adjacent modules are merged into one rectangle. */
export function drawQrCode(text: string): QrDrawing {
  const code = makeQrCode(0, "M");
  code.addData(text, "Byte");
  code.make();
  const modules = code.getModuleCount();
  const pieces: string[] = [];
  for (let row = 0; row < modules; row++)
    for (let column = 0, width = 1; column < modules; column += width) {
      const isDark = code.isDark(row, column);
      width = 1;
      while (column + width < modules && code.isDark(row, column + width) === isDark) width++;
      if (isDark) pieces.push(`M${column + quiet} ${row + quiet}h${width}v1h-${width}z`);
    }
  return { size: modules + 2 * quiet, path: pieces.join("") };
}
