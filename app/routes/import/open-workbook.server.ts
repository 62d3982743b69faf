import { inflateRawSync } from "node:zlib";
import { zipSync } from "fflate";
import readWorkbook from "read-excel-file/universal";
import { type ArchiveEntry, archiveEntries, isBoundedArchive } from "~/rules/files/archive";
import {
  sheetMaxColumns,
  sheetMaxRows,
  workbookMaxBytes,
  workbookMaxEntries,
  workbookMaxUnpackedBytes,
} from "~/rules/workbook/limits";
import type { Cell } from "~/rules/fields/cell";
import { placeOfCell } from "~/rules/workbook/parse-cell";
import { isEncryptedOffice } from "~/rules/files/encrypted-office";
import type { StructureProblem } from "~/ui/import/outcome";
import { listSheets, type WorkbookPart, type SheetFacts, workbookPart } from "./sheet-facts.server";
import { readFormats, withShownNumbers } from "./shown-numbers.server";

/**
 * A sheet of a workbook: its name and cells, row by row. A hidden sheet may hold the data of a program, so it is refused,
 * for `problem`, only if it is one of our tables.
 */
export type OpenSheet = { sheet: string; data: Cell[][]; isHidden?: boolean; problem?: StructureProblem };
export type OpenWorkbook = { sheets: OpenSheet[] } | { problem: StructureProblem };

const localHeader = { length: 30, signature: 0x04034b50 };
const toProblem = (code: StructureProblem["code"], params?: StructureProblem["params"]): OpenWorkbook => ({
  problem: { code, params },
});

/**
 * Opens an uploaded workbook. Nothing in it is trusted (S-40, S-42): not its name, the stated sizes or the extent of
 * its sheets. Formulas are rejected rather than read. A malicious file can still make it slow, so it is called only by
 * `openInWorker`.
 */
export async function openWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<OpenWorkbook> {
  if (bytes.length > workbookMaxBytes) return toProblem("size");
  if (isEncryptedOffice(bytes)) return toProblem("password");
  const parts = isBoundedArchive(bytes) ? unpack(bytes) : null;
  if (!parts) return toProblem("notWorkbook");
  if (parts.some(({ text }) => text.includes("<!"))) return toProblem("notWorkbook");
  const [facts, formats] = [listSheets(parts), readFormats(parts)];
  const hiddenProblems = new Map<string, StructureProblem>();
  const readable: WorkbookPart[] = [];
  for (const part of parts) {
    const shown = withShownNumbers(part, formats);
    const problem = problemIn(part.text) ?? shown.problem;
    const isHidden = facts.some((sheet) => sheet.isHidden && sheet.part === part.name);
    if (problem && !isHidden) return { problem };
    if (problem) hiddenProblems.set(part.name, problem);
    readable.push(problem ? { ...part, text: emptySheet } : shown.part);
  }
  try {
    const sheets = (await readWorkbook(pack(readable))) as OpenSheet[];
    return { sheets: sheets.map((sheet) => withFacts(sheet, facts, hiddenProblems)) };
  } catch {
    return toProblem("notWorkbook");
  }
}

const emptySheet =
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>';

/** Packs the checked parts into an archive for the reader. */
const pack = (parts: readonly WorkbookPart[]): ArrayBuffer =>
  zipSync(Object.fromEntries(parts.map(({ name, text }) => [name, new TextEncoder().encode(text)])), { level: 0 })
    .buffer;

function withFacts(sheet: OpenSheet, facts: readonly SheetFacts[], problems: ReadonlyMap<string, StructureProblem>) {
  const own = facts.find(({ name }) => name === sheet.sheet);
  return own?.isHidden ? { ...sheet, isHidden: true, problem: problems.get(own.part) } : sheet;
}

/** The XML parts of an archive that is a workbook and matches its directory when unpacked; null otherwise. */
function unpack(bytes: Uint8Array): WorkbookPart[] | null {
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

/** Unpacks an entry up to its stated size. */
function unpackEntry(bytes: Uint8Array, { at, packed, size, method }: ArchiveEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(at, true) !== localHeader.signature) throw new Error("No entry where one was stated");
  const from = at + localHeader.length + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packedBytes = bytes.subarray(from, from + packed);
  if (method === 8) return size === 0 ? new Uint8Array() : inflateRawSync(packedBytes, { maxOutputLength: size });
  if (method !== 0 || packed !== size) throw new Error("Packed in a way no workbook is");
  return packedBytes;
}

/** Returns the problem of a sheet before it is read: a formula, or a size that no table has. Null if there is none. */
function problemIn(text: string): StructureProblem | null {
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

/** The number of a row, or the name of a cell, within the maximum size of a table. */
function isNear(place: string): boolean {
  const { row, column } = placeOfCell(/^\d/.test(place) ? `A${place}` : place) ?? { row: Infinity, column: Infinity };
  return row < sheetMaxRows && column < sheetMaxColumns;
}
