import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import type { EvidenceRecord } from "~/platform/records/evidence/evidence-record";
import { inBoth } from "~/platform/core/words/words-in";
import { withBrand } from "~/rules/brand";
import { loadFonts } from "./fonts";
import { addMaskNote, addTab } from "./answers";
import { nameTitle } from "../subject";
import { addAgreements } from "./agreements";
import { addDecision } from "./decision";
import { addFiles, addVerify } from "./files";
import { addFurniture } from "./furniture";
import { addRound } from "./round";
import { openSheet } from "./sheet";

/** The name of the data attached to the report. */
const dataName = "evidence.json";

/**
 * Writes the report of a pack: a PDF in Chinese and English with its data attached as JSON. The same record produces
 * the same bytes in every process.
 */
export async function writePaper(record: EvidenceRecord): Promise<Uint8Array> {
  const fonts = await loadFonts();
  const at = new Date(record.at);
  const head = inBoth("evidence", (t, language) => withBrand(language, t("paper.head"), record.brand[language]));
  const title = nameTitle(record);
  const sheet = openSheet(fonts, {
    title: `${record.number} · ${title.zh} ${title.en}`,
    author: fonts.readable(head.en),
    subject: record.number,
    at,
  });
  const { document } = sheet;
  const pieces: Uint8Array[] = [];
  document.on("data", (piece: Uint8Array) => pieces.push(piece));
  const isWritten = once(document, "end");
  sheet.startPage();
  if (record.kind === "round") {
    addRound(sheet, record, fonts.readable);
    addAgreements(sheet, record, fonts.readable);
  } else addDecision(sheet, record, fonts.readable);
  addFiles(sheet, record, fonts.readable);
  for (const tab of record.tabs) {
    // Rendering a page blocks the process, so other requests get a turn between two tabs.
    await setImmediate();
    addTab(sheet, tab, fonts.readable);
  }
  addMaskNote(sheet);
  addVerify(sheet, record);
  addFurniture(sheet, record, { zh: fonts.readable(head.zh), en: fonts.readable(head.en) });
  document.file(Buffer.from(`${JSON.stringify(record, null, 2)}\n`), {
    name: dataName,
    type: "application/json",
    creationDate: at,
    modifiedDate: at,
  });
  document.end();
  await isWritten;
  return new Uint8Array(Buffer.concat(pieces));
}
