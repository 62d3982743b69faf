/** A page of the demo: a title, and lines with a label and a value. */
export type DemoPage = { title: string; lines: readonly (readonly [label: string, value: string])[] };

const note = "演示文件，并非真实证照  Demonstration document, not a real certificate";
const left = 84;
const valueLeft = 200;
const top = 600;
const lineHeight = 34;
const charactersOfLine = 22;

/**
 * A PDF of one page with a frame, a red seal and Chinese text. The font is one that PDF readers provide for Chinese, so
 * the file stays small. There is no cross-reference table; readers find the objects without one.
 */
export function drawPage({ title, lines }: DemoPage): Buffer {
  const rows = lines.flatMap(([label, value]) => wrap(value).map((text, at) => [at === 0 ? label : "", text] as const));
  const content = [
    "1.6 w 0.65 0.5 0.2 RG 48 48 499 746 re S 0.6 w 56 56 483 730 re S",
    "0 0 0 rg",
    write(title, { x: 297 - title.length * 15, y: 690, size: 30 }),
    ...rows.flatMap(([label, value], at) => [
      write(label, { x: left, y: top - at * lineHeight, size: 12 }),
      write(value, { x: valueLeft, y: top - at * lineHeight, size: 13 }),
    ]),
    "0.85 0.1 0.1 RG 2.4 w",
    circle(430, 160, 58),
    "0.85 0.1 0.1 rg",
    write("示例专用章", { x: 395, y: 154, size: 14 }),
    "0.45 0.45 0.45 rg",
    write(note, { x: left, y: 72, size: 8 }),
  ].join("\n");
  return Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
      "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
      "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj",
      `4 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
      "5 0 obj << /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >> endobj",
      "6 0 obj << /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /W [1 95 500] /FontDescriptor 7 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >> endobj",
      "7 0 obj << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 /FontBBox [-25 -254 1000 880] >> endobj",
      "trailer << /Root 1 0 R >>",
      "%%EOF",
      "",
    ].join("\n"),
    "latin1",
  );
}

type Place = { x: number; y: number; size: number };

function write(text: string, { x, y, size }: Place): string {
  const codes = [...text].map((character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0"));
  return `BT /F1 ${size} Tf ${x} ${y} Td <${codes.join("")}> Tj ET`;
}

function wrap(text: string): string[] {
  const characters = [...text];
  const count = Math.max(1, Math.ceil(characters.length / charactersOfLine));
  return Array.from({ length: count }, (_, at) =>
    characters.slice(at * charactersOfLine, (at + 1) * charactersOfLine).join(""),
  );
}

/** A circle drawn as four curves. */
function circle(x: number, y: number, radius: number): string {
  const arm = radius * 0.5523;
  return [
    `${x + radius} ${y} m`,
    `${x + radius} ${y + arm} ${x + arm} ${y + radius} ${x} ${y + radius} c`,
    `${x - arm} ${y + radius} ${x - radius} ${y + arm} ${x - radius} ${y} c`,
    `${x - radius} ${y - arm} ${x - arm} ${y - radius} ${x} ${y - radius} c`,
    `${x + arm} ${y - radius} ${x + radius} ${y - arm} ${x + radius} ${y} c S`,
  ].join(" ");
}
