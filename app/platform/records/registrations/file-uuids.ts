import type { Db } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";

/** The number of files under each UUID of a registration. */
export async function countFiles(db: Db, registrationId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("file_uuid")
    .leftJoin("stored_file", (join) =>
      join
        .onRef("stored_file.registration_id", "=", "file_uuid.registration_id")
        .onRef("stored_file.uuid", "=", "file_uuid.uuid")
        .on("stored_file.removed_at", "is", null),
    )
    .select(({ fn }) => ["file_uuid.uuid", fn.count<number>("stored_file.id").as("files")])
    .where("file_uuid.registration_id", "=", registrationId)
    .groupBy("file_uuid.uuid")
    .execute();
  return Object.fromEntries(rows.map(({ uuid, files }) => [uuid, Number(files)]));
}

/** The UUIDs of a registration with an infected file. */
export async function infectedUuids(db: Db, registrationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("stored_file")
    .select("uuid")
    .distinct()
    .where("registration_id", "=", registrationId)
    .where("scan_state", "=", "infected")
    .where("removed_at", "is", null)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** The UUIDs among these that hold files: their rows must not be removed before the files (§5). */
export async function holdingFiles(db: Db, registrationId: string, uuids: string[]): Promise<string[]> {
  if (uuids.length === 0) return [];
  const counts = await countFiles(db, registrationId);
  return uuids.filter((uuid) => (counts[uuid] ?? 0) > 0);
}

/** Marks UUIDs as used in a saved section, so that the retention job keeps them (S-46). */
export async function markUsed(trx: Db, registrationId: string, uuids: string[], now: Date): Promise<void> {
  if (uuids.length === 0) return;
  await trx
    .updateTable("file_uuid")
    .set({ used_at: iso(now) })
    .where("uuid", "in", uuids)
    .where("registration_id", "=", registrationId)
    .where("used_at", "is", null)
    .execute();
}

/** Marks UUIDs as unused: unless a section uses them again, the retention job removes them and their files after a day. */
export async function release(trx: Db, registrationId: string, uuids: string[], now: Date): Promise<void> {
  if (uuids.length === 0) return;
  await trx
    .updateTable("file_uuid")
    .set({ used_at: null, created_at: iso(now) })
    .where("uuid", "in", uuids)
    .where("registration_id", "=", registrationId)
    .execute();
}

/**
 * Records that a change has replaced the files under these UUIDs. They are kept for the record without counting towards
 * the limit.
 */
export async function retire(trx: Db, registrationId: string, uuids: string[], now: Date): Promise<void> {
  if (uuids.length === 0) return;
  await trx
    .updateTable("file_uuid")
    .set({ retired_at: iso(now) })
    .where("uuid", "in", uuids)
    .where("registration_id", "=", registrationId)
    .execute();
}
