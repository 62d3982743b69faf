import type { z } from "zod";
import type { review } from "~/contract";
import { chinaDate } from "~/rules/calendar/china-date";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { listPeople } from "~/platform/records/accounts/people";
import { blockFactsIn } from "~/rules/block-list/block-facts-in";
import type { FormValues } from "~/rules/form-values";
import { blockFacts, isExact } from "~/rules/onboarding/block-facts";
import type { SectionId } from "~/rules/registration/section-ids";
import { blockFactHashes, entryHashes, findRegistrant } from "./block-keys";

type Match = z.input<typeof review.file.answer>["risks"]["blocked"][number];
type Answers = Partial<Record<SectionId, FormValues>>;

/** The encryption context of the reason of an entry. */
export const aboutBlockEntry = (id: string): string => `block-entry:${id}`;
/** The encryption context of a fact of an entry. */
export const aboutBlockFact = (id: string): string => `block-fact:${id}`;

/** The fact in a row, as typed. */
export const openBlockFact = (seal: Seal, { id, value_sealed }: Pick<Tables["block_fact"], "id" | "value_sealed">) =>
  seal.open<string>(value_sealed, aboutBlockFact(id));

/** The facts of entries in effect on a day that have one of these hashes. */
const factsInEffect = (db: Db, today: string, hashes: string[]) =>
  db
    .selectFrom("block_entry")
    .innerJoin("block_fact", "block_fact.entry_id", "block_entry.id")
    .where((either) => either.or([either("ends_on", "is", null), either("ends_on", ">=", today)]))
    .where("key_hash", "in", hashes);

/** The entries in effect that a registration has facts in common with, each once, the newest first. */
export async function listBlockMatches(
  core: Core,
  db: Db,
  registrationId: string,
  answers: Answers,
  now: Date,
): Promise<Match[]> {
  const hashes = entryHashes(core.seal, answers, await findRegistrant(core.seal, db, registrationId));
  if (hashes.length === 0) return [];
  const rows = await factsInEffect(db, chinaDate(now), hashes)
    .select(["block_entry.id", "kind", "reason_sealed", "ends_on", "added_by", "added_at", "fact"])
    .orderBy("added_at", "desc")
    .orderBy("block_entry.id")
    .execute();
  const people = await listPeople(
    { ...core, db },
    rows.map(({ added_by }) => added_by),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].map((row) => ({
    entryId: row.id,
    kind: row.kind,
    facts: blockFacts.filter((fact) => rows.some((one) => one.id === row.id && one.fact === fact)),
    reason: core.seal.open<string>(row.reason_sealed, aboutBlockEntry(row.id)),
    addedBy: people.get(row.added_by)?.userName ?? "",
    addedAt: row.added_at,
    endsOn: row.ends_on,
  }));
}

/** Whether a number or an address in these answers is on the block list now; a name alone is not enough. */
export async function hasListedFact(
  { seal }: Pick<Core, "seal">,
  db: Db,
  answers: Answers,
  now: Date,
): Promise<boolean> {
  const hashes = blockFactsIn(answers, null)
    .filter(({ fact }) => isExact[fact])
    .flatMap(({ fact, key }) => blockFactHashes(seal, fact, key));
  if (hashes.length === 0) return false;
  const row = await factsInEffect(db, chinaDate(now), hashes).select("block_entry.id").limit(1).executeTakeFirst();
  return row !== undefined;
}
