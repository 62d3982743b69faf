import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import type { Tables } from "~/platform/core/database/schema";
import { removeBytes } from "~/platform/core/storage/bytes";
import { RefusalError } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";
import { virusNoticesPerRegistration } from "~/platform/core/rate-limits/rates";
import { notifyOfVirus } from "./notify-of-virus";

type StoredFileRow = Pick<Tables["stored_file"], "id" | "registration_id" | "stored_name">;

/**
 * Records that a virus was found in a file and deletes its bytes; the row stays, so that the form shows what happened
 * (S-44). Bytes that cannot be deleted now are cleaned up later, and are no longer served.
 */
export async function removeInfected(core: Core, row: StoredFileRow, signature: string): Promise<void> {
  const { id, registration_id, stored_name } = row;
  const now = core.now();
  const mustNotify = await mayNotify(core, registration_id, now);
  const isNoted = await core.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("stored_file")
      .set({ scan_state: "infected", scanned_at: iso(now), scan_next_at: null })
      .where("id", "=", id)
      .where("scan_state", "!=", "infected")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .insertInto("pending_bytes")
      .values({ stored_name, created_at: iso(now) })
      .onConflict((conflict) => conflict.column("stored_name").doNothing())
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: "system",
      action: "file.infected",
      subject: `file:${id}`,
      details: { signature },
    });
    if (mustNotify) await notifyOfVirus(core, trx, registration_id, now);
    return true;
  });
  if (!isNoted) return;
  core.config.log.warn({ event: "file_infected", id, signature });
  await removeBytes(core, stored_name);
  core.emailWaits();
}

/** Whether a notice may be sent: one infected upload after another must not fill mailboxes. */
async function mayNotify({ db }: Core, registrationId: string, now: Date): Promise<boolean> {
  try {
    await countAgainst(db, now, [{ rate: virusNoticesPerRegistration, subject: registrationId }]);
    return true;
  } catch (error) {
    if (error instanceof RefusalError) return false;
    throw error;
  }
}
