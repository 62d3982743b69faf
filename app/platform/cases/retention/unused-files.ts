import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { orphanBytesSeconds } from "~/platform/core/settings/durations";
import { removeBytes } from "~/platform/core/storage/bytes";

/** Batch size; the next run picks up the rest. */
const batchSize = 100;

/** Files under UUIDs that no saved section ever used, created before this instant (S-46). */
export const unusedUuids = (db: Db, before: string) =>
  db.selectFrom("file_uuid").where("used_at", "is", null).where("created_at", "<=", before);

/**
 * Removes them. Their rows are removed now, their bytes with the orphans. A concurrent save either finds the UUID or
 * marks it first. Returns the number of removed UUIDs.
 */
export async function removeUnusedUuids({ db, now }: Core, before: string): Promise<number> {
  const overdue = iso(secondsLater(now(), -orphanBytesSeconds));
  const due = await unusedUuids(db, before).select(["uuid", "registration_id"]).limit(batchSize).execute();
  let removed = 0;
  for (const { uuid, registration_id } of due)
    removed += await db.transaction().execute(async (trx) => {
      await trx
        .updateTable("registration")
        .set((row) => ({ turn: row("turn", "+", 1) }))
        .where("id", "=", registration_id)
        .execute();
      const files = await trx
        .deleteFrom("stored_file")
        .where("uuid", "in", (still) =>
          still.selectFrom("file_uuid").select("uuid").where("uuid", "=", uuid).where("used_at", "is", null),
        )
        .returning("stored_name")
        .execute();
      if (files.length > 0) {
        await trx
          .insertInto("pending_bytes")
          .values(files.map(({ stored_name }) => ({ stored_name, created_at: overdue })))
          .onConflict((conflict) => conflict.column("stored_name").doNothing())
          .execute();
      }
      const { numDeletedRows } = await trx
        .deleteFrom("file_uuid")
        .where("uuid", "=", uuid)
        .where("used_at", "is", null)
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  return removed;
}

/** Bytes without a row, whose name was recorded before this instant (F-21). */
export const orphanBytes = (db: Db, before: string) => db.selectFrom("pending_bytes").where("created_at", "<=", before);

/** Removes these bytes. Returns how many files the storage deleted; the others are tried again. */
export async function removeOrphanBytes(core: Core, before: string): Promise<number> {
  const due = await orphanBytes(core.db, before).select("stored_name").limit(batchSize).execute();
  let removed = 0;
  for (const { stored_name } of due) if (await removeBytes(core, stored_name)) removed += 1;
  return removed;
}
