import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { addUuid } from "~/platform/records/files/add-uuid";
import { keepBytes } from "~/platform/core/storage/bytes";
import { sealName } from "~/platform/records/files/require-file";
import { newId } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/core/base/instants";
import { newScan } from "~/platform/records/files/scan-state";
import { type DemoPage, drawPage } from "./page";
import { markUsed } from "~/platform/records/registrations/file-uuids";

/** The bytes of a demo document, generated before the transaction that stores it. */
export type DemoDocument = { name: string; bytes: Buffer; storedName: string };

/** Stores a document of the demo: a page that resembles a real one. */
export async function storeDemoDocument(
  core: Core,
  name: string,
  page: DemoPage = { title: "示例文件", lines: [["文件", name]] },
): Promise<DemoDocument> {
  const bytes = drawPage(page);
  return { name, bytes, storedName: await keepBytes(core, { bytes, type: "application/pdf" }, core.now()) };
}

/** Stores it under a new UUID, and returns the UUID. */
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
      upload_key: null,
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
