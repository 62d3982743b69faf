import { instantAfter } from "~/rules/dates";
import { conductRecordYears } from "~/rules/limits";
import { isEnded, states } from "~/rules/onboarding/stages";
import { recordAudit } from "~/platform/ground/audit";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { iso } from "~/platform/ground/base/instants";
import { oneByOne, removeContent, removeRegistration } from "./remove";

/** How many are dealt with in one go; the next run takes the others. */
const atOnce = 100;
const endedStates = states.filter(isEnded);

/**
 * Removes what refused and withdrawn registrations said once the days for it are over (S-61). What has to be proved stays:
 * `removeContent` says what that is.
 */
export async function removeEndedContent(core: Core): Promise<void> {
  const { db, now, retention } = core;
  const since = instantAfter(iso(now()), -retention.endedContentDays, "day");
  const due = await endedBefore(db, since).where("content_removed_at", "is", null).execute();
  await oneByOne(core, "removeEndedContent", due, async (trx, { id }) => {
    const row = await lockEnded(trx, id);
    if (!row || row.content_removed_at !== null) return;
    const at = now();
    await removeContent(core, trx, id);
    await trx
      .updateTable("registration")
      .set({ content_removed_at: iso(at) })
      .where("id", "=", id)
      .execute();
    await record(trx, id, "registration.removeContent", at);
  });
}

/** Removes what is left of them when the years are over for which it had to be kept; not while their company has an account. */
export async function removeEndedRecords(core: Core): Promise<void> {
  const { db, now } = core;
  const since = instantAfter(iso(now()), -12 * conductRecordYears, "month");
  const due = await endedBefore(db, since)
    .where("content_removed_at", "is not", null)
    .where((no) =>
      no.not(
        no.exists(no.selectFrom("tenant").select("tenant.id").whereRef("registration_id", "=", "registration.id")),
      ),
    )
    .execute();
  await oneByOne(core, "removeEndedRecords", due, async (trx, { id }) => {
    const row = await lockEnded(trx, id);
    if (!row) return;
    await removeRegistration(core, trx, row);
    await record(trx, id, "registration.removeRecord", now());
  });
}

const endedBefore = (db: Db, since: string) =>
  db
    .selectFrom("registration")
    .select("registration.id")
    .where("state", "in", endedStates)
    .where("touched_at", "<=", since)
    .orderBy("touched_at")
    .limit(atOnce);

/** Takes the row; undefined: another process was first, or the refusal has been taken back. */
const lockEnded = (trx: Db, id: string) =>
  trx
    .updateTable("registration")
    .set((before) => ({ turn: before("turn", "+", 1) }))
    .where("id", "=", id)
    .where("state", "in", endedStates)
    .returningAll()
    .executeTakeFirst();

const record = (trx: Db, id: string, action: string, at: Date) =>
  recordAudit(trx, { at, actor: "system", action, subject: `registration:${id}` });
