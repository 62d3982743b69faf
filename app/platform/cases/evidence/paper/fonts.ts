import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** The fonts of a paper. They are read for each paper: kept loaded, they would take up 20 MB of memory. */
export type Fonts = Record<"regular" | "bold", Font> & {
  /** A text with `[U+XXXX]` in the place of every character that the font lacks: no reader should take a box for an answer. */
  readable: (text: string) => string;
};

/** Reads the fonts that every paper is set in: the machine's own fonts would make every machine's paper another one. */
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
