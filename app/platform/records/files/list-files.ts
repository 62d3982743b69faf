import type { StoredFile } from "~/contract/files";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { fileUrl } from "./file-url";
import { toScanState } from "./scan-state";
import { openName, requireUuid } from "./require-file";
import type { FileOwner } from "./file-owner";

/** The files under a UUID of this registration, oldest first. */
export async function listFiles(core: Core, { registrationId }: FileOwner, uuid: string): Promise<StoredFile[]> {
  await requireUuid(core.db, registrationId, uuid);
  return (await filesUnder(core, core.db, registrationId, [uuid]))[uuid] ?? [];
}

/** The files under each of these UUIDs of a registration, oldest first; other UUIDs have none. */
export async function filesUnder(
  core: Core,
  db: Db,
  registrationId: string,
  uuids: readonly string[],
): Promise<Record<string, StoredFile[]>> {
  if (uuids.length === 0) return {};
  const rows = await db
    .selectFrom("stored_file")
    .selectAll()
    .where("uuid", "in", uuids)
    .where("registration_id", "=", registrationId)
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return Object.fromEntries(
    uuids.map((uuid) => [uuid, rows.filter((row) => row.uuid === uuid).map((row) => toView(core, row))]),
  );
}

/** The files of a registration that were submitted once and that its supplier has removed since, the oldest first. */
export async function removedFiles(core: Core, db: Db, registrationId: string) {
  const rows = await db
    .selectFrom("stored_file")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .where("removed_at", "is not", null)
    .orderBy("removed_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...toView(core, row), removedAt: row.removed_at ?? "" }));
}

/** A file as shown to readers. */
const toView = (core: Core, row: Tables["stored_file"]): StoredFile => ({
  fileUrl: fileUrl(row.id),
  fileName: openName(core, row),
  fileType: row.type,
  fileSize: row.bytes,
  creationDate: row.created_at,
  scanState: toScanState(core, row),
});
