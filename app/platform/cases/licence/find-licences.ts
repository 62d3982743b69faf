import { setImmediate } from "node:timers/promises";
import { toErrorPlace } from "~/rules/error-place";
import { listLicences, readingKinds } from "~/rules/licence/reading-states";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";
import { readDraft } from "~/platform/records/registrations/saved-section";

type Run = {
  /** The number of registrations searched per run, newest first; the next run continues. */
  batchSize?: number;
  isStopping?: AbortSignal;
};

/**
 * Queues the business licences of registrations that were submitted or changed, to be read. Drafts are private to their
 * supplier, and the type of a file may still change there.
 */
export async function findLicences(core: Core, { batchSize = 100, isStopping }: Run = {}): Promise<void> {
  const rows = await core.db
    .selectFrom("registration")
    .select(["id", "turn"])
    .where("licences_at", "is", null)
    .where("submitted_at", "is not", null)
    .orderBy("submitted_at", "desc")
    .limit(batchSize)
    .execute();
  for (const row of rows) {
    if (isStopping?.aborted) return;
    // An embedded database runs synchronously; this lets other requests run between two registrations.
    await setImmediate();
    await noteLicences(core, row).catch((error: unknown) => {
      core.config.log.error({ event: "job_failed", job: "findLicences", registration: row.id, ...toErrorPlace(error) });
    });
  }
}

async function noteLicences(core: Core, { id, turn }: Pick<Tables["registration"], "id" | "turn">): Promise<void> {
  const { db } = core;
  const at = iso(core.now());
  const fileIds = await listFileIds(db, id, listLicences(await readDraft(core, db, id)));
  await db.transaction().execute(async (trx) => {
    // A registration that has changed in the meantime is left for the next search.
    const { numUpdatedRows } = await trx
      .updateTable("registration")
      .set({ licences_at: at })
      .where("id", "=", id)
      .where("turn", "=", turn)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || fileIds.length === 0) return;
    const readings = fileIds.flatMap((file_id) =>
      readingKinds.map((kind) => ({ file_id, kind, state: "waiting" as const, attempts: 0, next_at: at })),
    );
    await trx
      .insertInto("licence_reading")
      .values(readings)
      .onConflict((conflict) => conflict.columns(["file_id", "kind"]).doNothing())
      .execute();
  });
}

async function listFileIds(db: Db, registrationId: string, uuids: readonly string[]): Promise<string[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .selectFrom("stored_file")
    .select("id")
    .where("registration_id", "=", registrationId)
    .where("uuid", "in", uuids)
    .execute();
  return rows.map(({ id }) => id);
}
