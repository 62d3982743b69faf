import { Zip, ZipDeflate } from "fflate";
import { exportMaxRows, cellMaxCharacters } from "./limits";
import { cellText } from "../fields/cell-text";
import { inDays } from "../time";
import { cellAddress } from "./parse-cell";

/** A list that becomes a workbook. */
export type ListWorkbook = {
  /** The names of its sheet and columns. */
  sheet: string;
  names: readonly string[];
  /** Its rows, in batches. */
  rows: AsyncIterable<readonly (readonly ListCell[])[]>;
  /** The second sheet describes the first; it is written last, when the number of rows is known. */
  about: { sheet: string; lines: (count: number) => readonly (readonly [name: string, value: string])[] };
};

/** The media type of a workbook. */
export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * Streams a list as a workbook. Only a batch of its rows is in memory at a time; the next one is read when the receiver
 * is ready, and none after it disconnects. A failure aborts the stream, so that a partial file does not look complete.
 */
export function streamWorkbook(list: ListWorkbook): ReadableStream<Uint8Array> {
  const pieces = writePieces(list);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

async function* writePieces({ sheet, names, rows, about }: ListWorkbook): AsyncGenerator<Uint8Array, undefined> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    chunks.push(piece);
  });
  for (const [name, text] of Object.entries(workbookParts([sheet, about.sheet]))) openPart(zip, name).end(text);

  const list = openPart(zip, sheetPart(0));
  list.write(sheetStart(widthsOf(names)) + headingRow(names));
  let count = 0;
  for await (const some of rows) {
    if (count + some.length > exportMaxRows) throw new Error("A sheet does not hold so many rows");
    list.write(some.map((cells, at) => listRow(count + at + 1, cells)).join(""));
    count += some.length;
    yield* chunks.splice(0);
  }
  list.end(sheetEnd);

  const lines = about.lines(count);
  const notes = lines.map((line, at) => listRow(at + 1, line)).join("");
  openPart(zip, sheetPart(1)).end(sheetStart([24, 80]) + headingRow([about.sheet, ""]) + notes + sheetEnd);
  zip.end();
  yield* chunks;
}

/** The first column contains a number or an instant, the others contain text. */
const widthsOf = (names: readonly string[]) => names.map((_, at) => (at === 0 ? 24 : 28));

const encoder = new TextEncoder();

/** A part of the archive, written in chunks. */
function openPart(zip: Zip, name: string) {
  const part = new ZipDeflate(name, { level: 6 });
  zip.add(part);
  return {
    write: (text: string) => part.push(encoder.encode(text)),
    end: (text: string) => part.push(encoder.encode(text), true),
  };
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const document = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const mainType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The path of a sheet by its index from 0. */
const sheetPart = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`;

/** The files of a workbook except its sheets, by name: the contents and the styles. */
export function workbookParts(sheets: readonly string[]): Record<string, string> {
  const each = (line: (name: string, number: number) => string) =>
    sheets.map((name, at) => line(name, at + 1)).join("");
  return {
    "[Content_Types].xml": `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mainType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${mainType}.styles+xml"/>${each((_, number) => `<Override PartName="/${sheetPart(number - 1)}" ContentType="${mainType}.worksheet+xml"/>`)}</Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${document}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${document}"><sheets>${each((name, number) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${relations}">${each((_, number) => `<Relationship Id="rId${number}" Type="${document}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${document}/styles" Target="/xl/styles.xml"/></Relationships>`,
    "xl/styles.xml": styles,
  };
}

/** Plain, literal text, headings, and instants to the minute, in the order of `cellStyles`. */
const styles = `${head}<styleSheet xmlns="${spreadsheet}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEBF3FF"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The value of a cell of a list. */
export type ListCell = string | Date;

/** The styles of the workbook, by their index. */
const cellStyles = { text: 1, heading: 2, instant: 3 } as const;
/** The Excel day number of 1970-01-01, from which instants count. */
const excelEpochDays = 25_569;

/** The start of a sheet with a frozen first row; `widths` are those of its columns. */
const sheetStart = (widths: readonly number[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join("")}</cols><sheetData>`;

const sheetEnd = "</sheetData></worksheet>";

/** The row of a sheet's headings. */
const headingRow = (names: readonly string[]): string =>
  rowOf(
    0,
    names.map((name, column) => textCell(0, column, name, cellStyles.heading)),
  );

/** A row of a list; `row` counts from 0. All text is made safe, and every cell has an explicit type (S-53). */
const listRow = (row: number, cells: readonly ListCell[]): string =>
  rowOf(
    row,
    cells.map((cell, column) =>
      typeof cell === "string" ? textCell(row, column, cell, cellStyles.text) : instantCell(row, column, cell),
    ),
  );

const rowOf = (row: number, cells: readonly string[]) => `<row r="${row + 1}">${cells.join("")}</row>`;

function textCell(row: number, column: number, text: string, style: number) {
  const safe = cellText(text).slice(0, cellMaxCharacters);
  return `<c r="${cellAddress(row, column)}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(safe)}</t></is></c>`;
}

function instantCell(row: number, column: number, at: Date) {
  const days = inDays(at.getTime());
  return `<c r="${cellAddress(row, column)}" s="${cellStyles.instant}"><v>${days + excelEpochDays}</v></c>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Encodes text for a part of a workbook, because Excel reads `_x0041_` as the letter A. */
const escapeXml = (text: string): string =>
  text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_").replace(/[&<>"]/g, (character) => entities[character] ?? "");
