import { inflateRawSync } from "node:zlib";
import readWorkbook from "read-excel-file/universal";
import { type ArchiveEntry, archiveEntries, isBoundedArchive } from "~/rules/archive";
import {
  sheetMaxColumns,
  sheetMaxRows,
  workbookMaxBytes,
  workbookMaxEntries,
  workbookMaxUnpackedBytes,
} from "~/rules/workbook/limits";
import { placeOfCell, type Cell } from "~/rules/workbook/cell";
import type { StructureProblem } from "~/ui/import/outcome";

/** A sheet of a workbook: its name and cells, row by row. */
export type OpenSheet = { sheet: string; data: Cell[][] };
export type OpenWorkbook = { sheets: OpenSheet[] } | { problem: StructureProblem };

const workbookPart = "xl/workbook.xml";
const localHeader = { length: 30, signature: 0x04034b50 };
const toProblem = (code: StructureProblem["code"], params?: StructureProblem["params"]): OpenWorkbook => ({
  problem: { code, params },
});

/**
 * Opens an uploaded workbook. Nothing is believed of it (S-40, S-42): not its name, not the sizes it states, not how far
 * its sheets reach; formulas are refused rather than read. It can be made slow all the same: `openInWorker` is its caller.
 */
export async function openWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<OpenWorkbook> {
  if (bytes.length > workbookMaxBytes) return toProblem("size");
  const parts = isBoundedArchive(bytes) ? unpack(bytes) : null;
  if (!parts) return toProblem("notWorkbook");
  for (const { text } of parts) {
    const problem = problemIn(text);
    if (problem) return { problem };
  }
  try {
    // The reader for a stream would follow the archive's local headers, which are not what was checked here.
    return { sheets: (await readWorkbook(bytes.buffer)) as OpenSheet[] };
  } catch {
    return toProblem("notWorkbook");
  }
}

type Part = { name: string; text: string };

/** The XML parts of an archive that is a workbook and unpacks to what its directory says; null: it is none, or does not. */
function unpack(bytes: Uint8Array): Part[] | null {
  const entries = archiveEntries(bytes) ?? [];
  if (entries.length > workbookMaxEntries || !entries.some(({ name }) => name === workbookPart)) return null;
  if (entries.reduce((sum, { size }) => sum + size, 0) > workbookMaxUnpackedBytes) return null;
  try {
    const all = entries.map((entry) => ({ name: entry.name, content: unpackEntry(bytes, entry) }));
    return all
      .filter(({ name }) => /\.(?:xml|rels)$/i.test(name))
      .map(({ name, content }) => ({ name, text: new TextDecoder().decode(content) }));
  } catch {
    return null;
  }
}

/** One entry unpacked, which stops at the size it stated. */
function unpackEntry(bytes: Uint8Array, { at, packed, size, method }: ArchiveEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(at, true) !== localHeader.signature) throw new Error("No entry where one was stated");
  const from = at + localHeader.length + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packedBytes = bytes.subarray(from, from + packed);
  if (method === 8) return size === 0 ? new Uint8Array() : inflateRawSync(packedBytes, { maxOutputLength: size });
  if (method !== 0 || packed !== size) throw new Error("Packed in a way no workbook is");
  return packedBytes;
}

/** What is wrong with a part before it is read: entities, formulas, a size that no table has. */
function problemIn(text: string): StructureProblem | null {
  if (text.includes("<!")) return { code: "notWorkbook" };
  if (!text.includes("sheetData")) return null;
  const places = [...text.matchAll(/\sr\s*=\s*["']([^"']*)/g)];
  const rows = text.match(/<(?:\w{1,20}:)?row\b/g)?.length ?? 0;
  const cells = text.match(/<(?:\w{1,20}:)?c\b/g)?.length ?? 0;
  const isWide = places.some(([, place = ""]) => !isNear(place));
  if (isWide || rows > sheetMaxRows || cells > sheetMaxRows * sheetMaxColumns)
    return { code: "span", params: { rows: sheetMaxRows, columns: sheetMaxColumns } };
  const formula = /<(?:\w{1,20}:)?f[\s/>]/.exec(text);
  if (!formula) return null;
  const cell = places.findLast(({ index }) => index < formula.index)?.[1] ?? "";
  return { code: "formula", params: { cell } };
}

/** A row's number or a cell's name within what a table may span. */
function isNear(place: string): boolean {
  const { row, column } = placeOfCell(/^\d/.test(place) ? `A${place}` : place) ?? { row: Infinity, column: Infinity };
  return row < sheetMaxRows && column < sheetMaxColumns;
}
