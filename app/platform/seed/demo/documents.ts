import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { addUuid } from "~/platform/records/files/uuid";
import { keepBytes } from "~/platform/ground/storage/bytes";
import { sealName } from "~/platform/records/files/find";
import { newId } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/ground/base/instants";
import { newScan } from "~/platform/records/files/scan-state";
import { markUsed } from "~/platform/records/registrations/file-uuids";

/** The bytes of a document of the demo; made before the transaction in which it is filed. */
export type DemoDocument = { name: string; bytes: Buffer; storedName: string };

/** Stores a document that says what it is. */
export async function storeDemoDocument(core: Core, name: string): Promise<DemoDocument> {
  const bytes = Buffer.from(pageSaying(`Demonstration document: ${name}`), "latin1");
  return { name, bytes, storedName: await keepBytes(core, { bytes, type: "application/pdf" }, core.now()) };
}

/** Files it under a UUID of its own, which it answers. */
export async function fileDemoDocument(core: Core, trx: Db, registrationId: string, document: DemoDocument) {
  const now = core.now();
  const uuid = await addUuid(trx, registrationId, now);
  await markUsed(trx, registrationId, [uuid], now);
  const id = newId();
  await trx
    .insertInto("stored_file")
    .values({
      id,
      uuid,
      registration_id: registrationId,
      stored_name: document.storedName,
      name_sealed: sealName(core, id, `${document.name}.pdf`),
      type: "application/pdf",
      bytes: document.bytes.length,
      created_at: iso(now),
      ...newScan(core),
    })
    .execute();
  await trx.deleteFrom("pending_bytes").where("stored_name", "=", document.storedName).execute();
  return uuid;
}

/** A PDF of one page with one line on it. Readers find the objects without a table of their places. */
function pageSaying(text: string): string {
  const line = `BT /F1 18 Tf 72 720 Td (${text}) Tj ET`;
  return [
    "%PDF-1.4",
    "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
    "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
    "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj",
    `4 0 obj << /Length ${line.length} >> stream\n${line}\nendstream endobj`,
    "5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj",
    "trailer << /Root 1 0 R >>",
    "%%EOF",
    "",
  ].join("\n");
}
