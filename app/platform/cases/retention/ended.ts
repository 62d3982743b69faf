import { isEnded, states } from "~/rules/onboarding/stages";
import type { AuditAction } from "~/rules/webhook/webhook-events";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";
import { total } from "./count";
import { oneByOne, removeContent, removeRegistration } from "./remove";

/** Batch size; the next run picks up the rest. */
const batchSize = 100;
const endedStates = states.filter(isEnded);

/** The number of registrations that ended before this instant and still have content. */
export const countEndedContent = ({ db }: Core, before: string): Promise<number> => total(withContent(db, before));

/**
 * Deletes the answers of rejected and withdrawn registrations after their period (S-61). Evidence is kept: see `removeContent`.
 * Returns the number of registrations.
 */
export async function removeEndedContent(core: Core, before: string): Promise<number> {
  return oneByOne(core, "removeEndedContent", await firstOf(withContent(core.db, before)), async (trx, { id }) => {
    const row = await lockEnded(trx, id);
    if (!row || row.content_removed_at !== null) return false;
    const at = core.now();
    await removeContent(core, trx, id);
    await trx
      .updateTable("registration")
      .set({ content_removed_at: iso(at) })
      .where("id", "=", id)
      .execute();
    await record(trx, id, "registration.removeContent", at);
    return true;
  });
}

/** The number that ended before this instant, no longer have content and have no account. */
export const countEndedRecords = ({ db }: Core, before: string): Promise<number> => total(withoutAccount(db, before));

/**
 * Removes the rest of them after the required retention years, unless their company has an account. Returns the number
 * removed.
 */
export async function removeEndedRecords(core: Core, before: string): Promise<number> {
  return oneByOne(core, "removeEndedRecords", await firstOf(withoutAccount(core.db, before)), async (trx, { id }) => {
    const row = await lockEnded(trx, id);
    if (!row) return false;
    await removeRegistration(core, trx, row);
    await record(trx, id, "registration.removeRecord", core.now());
    return true;
  });
}

const endedBefore = (db: Db, before: string) =>
  db.selectFrom("registration").where("state", "in", endedStates).where("touched_at", "<=", before);

const withContent = (db: Db, before: string) => endedBefore(db, before).where("content_removed_at", "is", null);

const withoutAccount = (db: Db, before: string) =>
  endedBefore(db, before)
    .where("content_removed_at", "is not", null)
    .where((no) =>
      no.not(
        no.exists(no.selectFrom("tenant").select("tenant.id").whereRef("registration_id", "=", "registration.id")),
      ),
    );

const firstOf = (rows: ReturnType<typeof endedBefore>) =>
  rows.select("registration.id").orderBy("touched_at").limit(batchSize).execute();

/** Locks the row. Undefined if another process was first, or if the rejection has been revoked. */
const lockEnded = (trx: Db, id: string) =>
  trx
    .updateTable("registration")
    .set((before) => ({ turn: before("turn", "+", 1) }))
    .where("id", "=", id)
    .where("state", "in", endedStates)
    .returningAll()
    .executeTakeFirst();

const record = (trx: Db, id: string, action: AuditAction, at: Date) =>
  recordAudit(trx, { at, actor: "system", action, subject: `registration:${id}` });
