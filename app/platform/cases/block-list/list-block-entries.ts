import type { z } from "zod";
import type { blockList } from "~/contract";
import { chinaDate } from "~/rules/calendar/china-date";
import type { Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import type { ActorContext } from "~/platform/cases/handler";
import { listPeople } from "~/platform/records/accounts/people";
import { aboutBlockEntry, openBlockFact } from "~/platform/records/block-list/block-list";
import { mask } from "~/rules/fields/masking";
import { type BlockFact, blockFacts } from "~/rules/onboarding/block-facts";
import { findEntries } from "./find-entries";

/**
 * Sensitive facts are only needed for comparison, so they are masked; users recognise them by their last characters.
 */
const masked: readonly BlockFact[] = ["identityNumber", "accountNumber"];

/** A page of the block list, or of the entries that a search finds, newest first. */
export async function listBlockEntries(
  core: Core,
  { search, ...page }: z.output<typeof blockList.list.input>,
  { now }: ActorContext,
): Promise<z.input<typeof blockList.list.answer>> {
  const { db, seal } = core;
  const ids = search.trim() === "" ? null : await findEntries(core, search);
  const entries = db
    .selectFrom("block_entry")
    .$if(ids !== null, (query) => query.where("id", "in", ["", ...(ids ?? [])]));
  const list = await readTablePage(page, {
    count: entries.select(({ fn }) => fn.countAll().as("total")),
    rows: entries.selectAll().orderBy("added_at", "desc").orderBy("id"),
    toContent: (row) => row,
  });
  const facts = await listFacts(
    core,
    list.content.map(({ id }) => id),
  );
  const people = await listPeople(
    core,
    list.content.map(({ added_by }) => added_by),
  );
  const today = chinaDate(now);
  return {
    ...list,
    content: list.content.map((row) => ({
      entryId: row.id,
      version: row.version,
      kind: row.kind,
      facts: facts.filter(({ entryId }) => entryId === row.id).map(({ fact, value }) => ({ fact, value })),
      reason: seal.open<string>(row.reason_sealed, aboutBlockEntry(row.id)),
      addedBy: people.get(row.added_by)?.userName ?? "",
      addedAt: row.added_at,
      endsOn: row.ends_on,
      isInEffect: row.ends_on === null || row.ends_on >= today,
    })),
  };
}

async function listFacts({ db, seal }: Core, entryIds: readonly string[]) {
  if (entryIds.length === 0) return [];
  const rows = await db.selectFrom("block_fact").selectAll().where("entry_id", "in", entryIds).execute();
  return rows
    .map((row) => {
      const value = openBlockFact(seal, row);
      return { entryId: row.entry_id, fact: row.fact, value: masked.includes(row.fact) ? mask(value) : value };
    })
    .toSorted((one, other) => blockFacts.indexOf(one.fact) - blockFacts.indexOf(other.fact));
}
