import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";

/** A file of this registration. Removed files and files of other registrations are refused as unknown (S-30). */
export async function requireFile(db: Db, registrationId: string, id: string) {
  const row = await db
    .selectFrom("stored_file")
    .selectAll()
    .where("id", "=", id)
    .where("registration_id", "=", registrationId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row ?? refuse("unknown", "file.unknown");
}

/** Like `requireFile`, but for a reviewer, who also sees files that were submitted and have been removed since. */
export async function requireEvidence(db: Db, registrationId: string, id: string) {
  const row = await db
    .selectFrom("stored_file")
    .selectAll()
    .where("id", "=", id)
    .where("registration_id", "=", registrationId)
    .executeTakeFirst();
  return row ?? refuse("unknown", "file.unknown");
}

/** A UUID that was created for this registration. */
export async function requireUuid(db: Db, registrationId: string, uuid: string): Promise<void> {
  const row = await db
    .selectFrom("file_uuid")
    .select("uuid")
    .where("uuid", "=", uuid)
    .where("registration_id", "=", registrationId)
    .executeTakeFirst();
  if (!row) refuse("unknown", "file.uuid");
}

/** The encryption context of the name of a file. */
export const aboutFile = (fileId: string): string => `file:${fileId}`;

/** Encrypts a file name like an answer, because it may name people (S-57). */
export const sealName = ({ seal }: Core, fileId: string, name: string): string => seal.close(name, aboutFile(fileId));

/** The name a file was uploaded with. */
export const openName = ({ seal }: Core, { id, name_sealed }: { id: string; name_sealed: string }): string =>
  seal.open<string>(name_sealed, aboutFile(id));
