import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";
import { fileIdIn } from "~/platform/records/files/file-url";
import { removeBytes } from "~/platform/core/storage/bytes";
import { requireFile } from "~/platform/records/files/require-file";
import { findActionState, isAnsweredSince } from "~/platform/records/corrective-actions/action-state";
import type { FileOwner } from "~/platform/records/files/file-owner";

/**
 * Removes a file: first the row, then the bytes; bytes left behind are cleaned up later (F-21). A file that was
 * submitted for a review is kept as evidence, visible to reviewers but no longer to the supplier.
 */
export async function deleteFile(core: Core, owner: FileOwner, url: string, now: Date): Promise<void> {
  const storedName = await core.db.transaction().execute(async (trx) => {
    const { uuid } = await requireFile(trx, owner.registrationId, fileIdIn(url));
    await owner.lock(trx, uuid);
    const file = await requireFile(trx, owner.registrationId, fileIdIn(url));
    const { id } = file;
    const isKept = await isEvidence(trx, file);
    await (isKept ? hide(trx, id, now) : drop(trx, file, now));
    await recordAudit(trx, {
      at: now,
      actor: owner.actor,
      action: "file.delete",
      subject: `file:${id}`,
    });
    return isKept ? null : file.stored_name;
  });
  if (storedName !== null) await removeBytes(core, storedName);
}

type StoredFileRow = Tables["stored_file"];

/** Whether the registration, its certification, or the file's corrective action was submitted while the file existed. */
async function isEvidence(trx: Db, { registration_id, uuid, created_at }: StoredFileRow): Promise<boolean> {
  if (await findActionState(trx, uuid)) return isAnsweredSince(trx, uuid, created_at);
  const submission = await trx
    .selectFrom("onboarding_event")
    .select("id")
    .where("registration_id", "=", registration_id)
    .where("event", "in", ["submit", "handIn"])
    .where("at", ">=", created_at)
    .limit(1)
    .executeTakeFirst();
  return submission !== undefined;
}

const hide = (trx: Db, id: string, now: Date) =>
  trx
    .updateTable("stored_file")
    .set({ removed_at: iso(now) })
    .where("id", "=", id)
    .execute();

async function drop(trx: Db, { id, stored_name }: StoredFileRow, now: Date) {
  await trx.deleteFrom("stored_file").where("id", "=", id).execute();
  await trx
    .insertInto("pending_bytes")
    .values({ stored_name, created_at: iso(now) })
    // The bytes of an infected file may already be queued for removal.
    .onConflict((conflict) => conflict.column("stored_name").doNothing())
    .execute();
}
