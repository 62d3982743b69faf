import type { z } from "zod";
import type { blockList } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { chinaDate } from "~/rules/calendar/china-date";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { nextCount } from "~/platform/core/database/next-count";
import type { Db } from "~/platform/core/database/schema";
import type { ActorContext } from "~/platform/cases/handler";
import { aboutBlockEntry, openBlockFact } from "~/platform/records/block-list/block-list";
import type { EntryFact } from "~/platform/records/block-list/matched-registrations";
import { isCalendarDate } from "~/rules/calendar/calendar-date";
import { reportMatches } from "./report-matches";

type Matches = z.input<typeof blockList.edit.answer>;

/** The subject of an entry in the audit log. */
export const blockSubject = (id: string): string => `blockEntry:${id}`;

/** Refuses an end that has passed or is not a date. */
export function requireEnd(endsOn: string | null, now: Date): void {
  if (endsOn !== null && !(isCalendarDate(endsOn) && endsOn >= chinaDate(now))) refuse("unacceptable", "blockList.day");
}

/** Changes the reason and the end of an entry. Refusals: see `blockList.edit`. */
export async function editEntry(
  { db, seal }: Core,
  { entryId, version, reason, endsOn }: z.output<typeof blockList.edit.input>,
  { actor, now }: ActorContext,
): Promise<Matches> {
  return db.transaction().execute(async (trx) => {
    const { ends_on } = await loadEntry(trx, entryId, version);
    const isNewEnd = endsOn !== ends_on;
    if (isNewEnd) requireEnd(endsOn, now);
    const { numUpdatedRows } = await trx
      .updateTable("block_entry")
      .set({ reason_sealed: seal.close(reason, aboutBlockEntry(entryId)), ends_on: endsOn, version: version + 1 })
      .where("id", "=", entryId)
      .where("version", "=", version)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) === 0) refuse("conflict", "blockList.outdated");
    if (isNewEnd) await screenAgain(trx);
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "blockList.edit",
      subject: blockSubject(entryId),
      details: { endsOnBefore: ends_on ?? "", endsOn: endsOn ?? "" },
    });
    if (endsOn !== null && endsOn < chinaDate(now)) return { total: 0, matches: [] };
    return reportMatches(seal, trx, await listFactsOf(seal, trx, entryId), { ...actor, now });
  });
}

/** Removes an entry with all its contents. Refusals: see `blockList.remove`. */
export async function removeEntry(
  { db }: Core,
  { entryId, version }: z.output<typeof blockList.remove.input>,
  { actor, now }: ActorContext,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { kind } = await loadEntry(trx, entryId, version);
    await trx.deleteFrom("block_fact").where("entry_id", "=", entryId).execute();
    const { numDeletedRows } = await trx
      .deleteFrom("block_entry")
      .where("id", "=", entryId)
      .where("version", "=", version)
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) === 0) refuse("conflict", "blockList.outdated");
    await screenAgain(trx);
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "blockList.remove",
      subject: blockSubject(entryId),
      details: { kind },
    });
  });
}

/**
 * Schedules the screening of all registrations, as after a new sanctions list. Other changes wait until the end of the
 * transaction.
 */
export const screenAgain = (trx: Db): Promise<number> => nextCount(trx, "sanctions");

async function listFactsOf(seal: Core["seal"], trx: Db, entryId: string): Promise<EntryFact[]> {
  const rows = await trx.selectFrom("block_fact").selectAll().where("entry_id", "=", entryId).execute();
  return rows.map((row) => ({ fact: row.fact, value: openBlockFact(seal, row) }));
}

/** The entry as the user saw it. */
async function loadEntry(trx: Db, entryId: string, version: number) {
  const entry = await trx.selectFrom("block_entry").selectAll().where("id", "=", entryId).executeTakeFirst();
  if (!entry) return refuse("unknown", "blockList.unknown");
  if (entry.version !== version) refuse("conflict", "blockList.outdated");
  return entry;
}
