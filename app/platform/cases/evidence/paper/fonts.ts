import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** The fonts of a report. They are read for each report, because keeping them loaded would take 20 MB of memory. */
export type Fonts = Record<"regular" | "bold", Font> & {
  /**
   * Replaces every character that the font lacks with `[U+XXXX]`, so that an empty box is not mistaken for the answer.
   */
  readable: (text: string) => string;
};

/** Reads the fonts for reports. The fonts of the machine would produce different reports on different machines. */
export async function loadFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    open(require.resolve("@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf")),
    open(require.resolve("@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf")),
  ]);
  return { regular, bold, readable: (text) => [...text].map((character) => toReadable(regular, character)).join("") };
}

/** A file with a single font, not a collection. */
const open = async (file: string): Promise<Font> => create(await readFile(file)) as Font;

function toReadable(font: Font, character: string): string {
  if (character === "\n") return character;
  if (character === "\t" || character === "\r") return " ";
  const codePoint = character.codePointAt(0) ?? 0;
  if (font.hasGlyphForCodePoint(codePoint)) return character;
  return `[U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}]`;
}
