import type { DraftNotice } from "~/rules/onboarding/promised-dates";
import { type DraftPeriods, endOfDraft } from "~/rules/registration/draft-life";
import type { AuditAction } from "~/rules/webhook/webhook-events";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { daysLater, iso } from "~/platform/core/base/instants";
import { draftEnding } from "~/platform/core/emails/draft-ending";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { readDraft } from "~/platform/records/registrations/saved-section";
import { countFiles } from "~/platform/records/registrations/file-uuids";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { total } from "./count";
import { oneByOne, removeRegistration } from "./remove";

/** Batch sizes for warnings and deletions; the next run picks up the rest. */
const batchSize = 100;

/**
 * Warns registrants that their inactive draft will be deleted (S-61), once for each warning even if several processes run it:
 * the key of the reminder decides. Editing the draft restarts its period.
 */
export async function announceDraftEnds(core: Core): Promise<void> {
  for (const notice of ["draftEnds", "draftEndsSoon"] as const)
    await oneByOne(core, "announceDraftEnds", await dueFor(core, notice), (trx, draft) =>
      announceOne(core, trx, draft, notice),
    );
  core.emailWaits();
}

/** Drafts whose registrants have received both notices and have not opened them since. */
const announcedTwice = ({ db }: Core) =>
  neverSubmitted(db)
    .innerJoin("reminder", (join) =>
      join
        .onRef("reminder.registration_id", "=", "registration.id")
        .onRef("reminder.since", "=", "registration.touched_at"),
    )
    .where("reminder.kind", "=", "draftEndsSoon");

/** The drafts to remove. The end stated in the email decides, not the period, because a late email postpones the end. */
const dueToRemove = (core: Core) => announcedTwice(core).where("reminder.ends_at", "<=", iso(core.now()));

/** The number of drafts that will soon be removed unless they are opened. */
export const countEndingDrafts = (core: Core): Promise<number> =>
  total(announcedTwice(core).where("reminder.ends_at", ">", iso(core.now())));

/** The number of drafts due for removal. */
export const countDrafts = (core: Core): Promise<number> => total(dueToRemove(core));

/** Removes them, each in a transaction. Returns their number. */
export async function removeEndedDrafts(core: Core): Promise<number> {
  const { now } = core;
  const due = await dueToRemove(core)
    .select(["registration.id", "registration.touched_at"])
    .orderBy("reminder.ends_at")
    .limit(batchSize)
    .execute();
  return oneByOne(core, "removeDrafts", due, async (trx, draft) => {
    const row = await lockDraft(trx, draft);
    if (!row) return false;
    await removeRegistration(core, trx, row);
    await record(trx, row.id, "registration.expire", now(), { untouchedSince: row.touched_at });
    return true;
  });
}

type Draft = Pick<Tables["registration"], "id" | "touched_at">;

/** Drafts that were never submitted. A returned registration is part of a review and is not removed (decision 032). */
const neverSubmitted = (db: Db) =>
  db.selectFrom("registration").where("state", "=", "filling").where("submitted_at", "is", null);

/** The second notice follows the first after the configured interval, however late the first was. */
function dueFor({ db, now, retention }: Core, notice: DraftNotice): Promise<Draft[]> {
  const { firstNoticeDays, lastNoticeDays } = retention.draft;
  const daysAgo = (days: number) => iso(daysLater(now(), -days));
  const isFirst = notice === "draftEnds";
  const due = neverSubmitted(db)
    .leftJoin("reminder as sent", (join) =>
      join
        .onRef("sent.registration_id", "=", "registration.id")
        .onRef("sent.since", "=", "registration.touched_at")
        .on("sent.kind", "=", notice),
    )
    .leftJoin("reminder as first", (join) =>
      join
        .onRef("first.registration_id", "=", "registration.id")
        .onRef("first.since", "=", "registration.touched_at")
        .on("first.kind", "=", "draftEnds"),
    )
    .where("touched_at", "<=", daysAgo(isFirst ? firstNoticeDays : lastNoticeDays))
    .where("sent.at", "is", null);
  return (isFirst ? due : due.where("first.at", "<=", daysAgo(lastNoticeDays - firstNoticeDays)))
    .select(["registration.id", "touched_at"])
    .orderBy("touched_at")
    .limit(batchSize)
    .execute();
}

async function announceOne(core: Core, trx: Db, draft: Draft, notice: DraftNotice): Promise<boolean> {
  const { seal, config, retention } = core;
  const now = core.now();
  const row = await lockDraft(trx, draft);
  if (!row) return false;
  const ends_at = endOf(row.touched_at, retention.draft, notice, now);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("reminder")
    .values({ registration_id: row.id, kind: notice, since: row.touched_at, at: iso(now), ends_at })
    .onConflict((conflict) => conflict.columns(["registration_id", "kind", "since"]).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  const sections = (await readDraft(core, trx, row.id)).filter(({ version }) => version > 0);
  const counts = Object.values(await countFiles(trx, row.id));
  const message = draftEnding({ ...config, language: row.language }, notice, {
    touchedAt: new Date(row.touched_at),
    endsAt: new Date(ends_at),
    sections: sections.map(({ section }) => section),
    files: counts.reduce((sum, count) => sum + count, 0),
  });
  await putInOutbox(trx, seal, { kind: `reminder.${notice}`, to: openOwner(seal, row).email, message, now });
  await record(trx, row.id, "registration.announceEnd", now, { notice, endsAt: ends_at });
  return true;
}

const endOf = (touchedAt: string, periods: DraftPeriods, notice: DraftNotice, now: Date) =>
  endOfDraft(touchedAt, periods, { notice: notice === "draftEnds" ? "first" : "last", at: iso(now) });

/** Locks the row of a draft if it is unchanged. Undefined if its registrant came back, or another process was first. */
async function lockDraft(trx: Db, { id, touched_at }: Draft) {
  const row = await trx
    .updateTable("registration")
    .set((before) => ({ turn: before("turn", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "filling")
    .where("submitted_at", "is", null)
    .where("touched_at", "=", touched_at)
    .returningAll()
    .executeTakeFirst();
  return row && row.touched_at !== null ? { ...row, touched_at: row.touched_at } : undefined;
}

const record = (trx: Db, id: string, action: AuditAction, at: Date, details: Record<string, string>) =>
  recordAudit(trx, { at, actor: "system", action, subject: `registration:${id}`, details });
