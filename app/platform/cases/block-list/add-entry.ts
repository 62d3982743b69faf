import type { z } from "zod";
import type { blockList } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { ActorContext } from "~/platform/cases/handler";
import { newId } from "~/platform/records/accounts/accounts";
import { blockFactHash, blockFactHashes } from "~/platform/records/block-list/block-keys";
import { aboutBlockEntry, aboutBlockFact } from "~/platform/records/block-list/block-list";
import type { EntryFact } from "~/platform/records/block-list/matched-registrations";
import { newEntryOf } from "~/rules/block-list/block-entry";
import { factsOfKind, isExact } from "~/rules/onboarding/block-facts";
import { blockSubject, requireEnd, screenAgain } from "./change-entry";
import { reportMatches } from "./report-matches";

type Matches = z.input<typeof blockList.add.answer>;

/**
 * Adds an entry. Its matches are returned immediately; the risk levels of all registrations are updated in the next
 * screening run. Refusals: see `blockList.add`.
 */
export async function addEntry(
  { db, seal }: Core,
  { kind, facts: typed, reason, endsOn }: z.output<typeof blockList.add.input>,
  { actor, now }: ActorContext,
): Promise<Matches> {
  requireEnd(endsOn, now);
  const empty = Object.fromEntries(factsOfKind[kind].map((fact) => [fact, ""]));
  const hasOthers = Object.keys(typed).some((fact) => !factsOfKind[kind].some((one) => one === fact));
  const { data } = newEntryOf(kind).safeParse({ ...empty, ...typed, reason, endsOn: endsOn ?? "" });
  if (!data || hasOthers) return refuse("unacceptable", "blockList.facts");
  const facts = factsOfKind[kind].flatMap((fact) => (data[fact] ? [{ fact, value: data[fact] }] : []));
  const id = newId();
  return db.transaction().execute(async (trx) => {
    // Serialises concurrent additions from here on.
    await screenAgain(trx);
    await requireUnlisted(seal, trx, facts);
    await trx
      .insertInto("block_entry")
      .values({
        id,
        kind,
        reason_sealed: seal.close(reason, aboutBlockEntry(id)),
        ends_on: endsOn,
        added_by: actor.accountId,
        added_at: iso(now),
        version: 0,
      })
      .execute();
    const rows = facts.map(({ fact, value }) => {
      const factId = newId();
      const value_sealed = seal.close(value, aboutBlockFact(factId));
      return { id: factId, entry_id: id, fact, value_sealed, key_hash: blockFactHash(seal, fact, value) };
    });
    await trx.insertInto("block_fact").values(rows).execute();
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "blockList.add",
      subject: blockSubject(id),
      details: { kind, facts: facts.map(({ fact }) => fact).join(" "), ...(endsOn && { endsOn }) },
    });
    return reportMatches(seal, trx, facts, { ...actor, now });
  });
}

/** Each number and address can have only one entry, whose end and reason can be changed. Names need not be unique. */
async function requireUnlisted(seal: Core["seal"], trx: Db, facts: readonly EntryFact[]) {
  const hashes = facts
    .filter(({ fact }) => isExact[fact])
    .flatMap(({ fact, value }) => blockFactHashes(seal, fact, value));
  if (hashes.length === 0) return;
  const row = await trx
    .selectFrom("block_fact")
    .select("id")
    .where("key_hash", "in", hashes)
    .limit(1)
    .executeTakeFirst();
  if (row) refuse("conflict", "blockList.listed");
}
