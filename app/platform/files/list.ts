import type { StoredFile } from "~/contract/files";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { requireSession } from "../registration/session";
import { fileUrl } from "./address";
import { openName, requireUuid } from "./find";

/** The files under a UUID of this registration, oldest first. */
export async function listFiles(core: Core, uuid: string, context: Context): Promise<StoredFile[]> {
  const registrationId = await requireSession(core, context);
  await requireUuid(core.db, registrationId, uuid);
  const rows = await core.db
    .selectFrom("stored_file")
    .selectAll()
    .where("uuid", "=", uuid)
    .where("registration_id", "=", registrationId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    fileUrl: fileUrl(row.id),
    fileName: openName(core, row),
    fileType: row.type,
    fileSize: row.bytes,
    creationDate: row.created_at,
  }));
}
