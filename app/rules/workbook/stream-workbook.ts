import { Zip, ZipDeflate } from "fflate";
import { exportMaxRows } from "./limits";
import { headingRow, type ListCell, listRow, sheetEnd, sheetStart } from "./sheet-xml";
import { sheetPart, workbookParts } from "./workbook-parts";

/** A list that becomes a workbook. */
export type ListWorkbook = {
  /** The name of its sheet, and those of its columns. */
  sheet: string;
  names: readonly string[];
  /** Its rows, some at a time. */
  rows: AsyncIterable<readonly (readonly ListCell[])[]>;
  /** The second sheet says what the first one is; it is written last, when the number of rows is known. */
  about: { sheet: string; lines: (count: number) => readonly (readonly [name: string, value: string])[] };
};

/** What a workbook is sent as. */
export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * A list as a workbook that is written while it is sent: of its rows only some are in memory at a time, read when the
 * receiver takes them and no longer when it goes away. A failure breaks the stream off, so that no half looks like a whole.
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

/** The first column holds a number or an instant, the others words. */
const widthsOf = (names: readonly string[]) => names.map((_, at) => (at === 0 ? 24 : 28));

const encoder = new TextEncoder();

/** A part of the archive, written piece by piece. */
function openPart(zip: Zip, name: string) {
  const part = new ZipDeflate(name, { level: 6 });
  zip.add(part);
  return {
    write: (text: string) => part.push(encoder.encode(text)),
    end: (text: string) => part.push(encoder.encode(text), true),
  };
}
