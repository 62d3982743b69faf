import type { Core } from "~/platform/core/core";
import { toSearchQuery } from "~/platform/core/names/search-text";
import { blockFactHashes } from "~/platform/records/block-list/block-keys";
import { openBlockFact } from "~/platform/records/block-list/block-list";
import { blockFacts, isExact } from "~/rules/onboarding/block-facts";

/** The number of names decrypted for a search, and the batch size, after which other requests can run. */
const mostNames = 10_000;
const batchSize = 500;
/** The maximum number of results; a search with more needs to be more specific. */
const mostFound = 500;

/**
 * The ids of the entries that a search finds. Facts are encrypted: a number, an address or a whole name is found by its
 * keyed hash, among any number of entries. Parts of names have no hashes, because these would reveal the names in a
 * stolen table. Therefore the names of the newest entries are decrypted and compared, and older ones are found only by
 * their whole name.
 */
export async function findEntries(core: Pick<Core, "db" | "seal">, search: string): Promise<string[]> {
  const matchingIds = new Set([...(await listByHash(core, search)), ...(await listByName(core, search))]);
  return [...matchingIds].slice(0, mostFound);
}

async function listByHash({ db, seal }: Pick<Core, "db" | "seal">, search: string) {
  const hashes = blockFacts.flatMap((fact) => blockFactHashes(seal, fact, search));
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom("block_fact")
    .select("entry_id")
    .where("key_hash", "in", hashes)
    .limit(mostFound)
    .execute();
  return rows.map(({ entry_id }) => entry_id);
}

async function listByName({ db, seal }: Pick<Core, "db" | "seal">, search: string) {
  const query = toSearchQuery(search);
  const ids: string[] = [];
  if (query === "") return ids;
  const names = blockFacts.filter((fact) => !isExact[fact]);
  for (let before = 0; before < mostNames && ids.length < mostFound; before += batchSize) {
    const rows = await db
      .selectFrom("block_fact")
      .innerJoin("block_entry", "block_entry.id", "block_fact.entry_id")
      .select(["block_fact.id", "entry_id", "value_sealed"])
      .where("fact", "in", names)
      .orderBy("added_at", "desc")
      .orderBy("block_entry.id")
      .limit(batchSize)
      .offset(before)
      .execute();
    ids.push(
      ...rows.filter((row) => toSearchQuery(openBlockFact(seal, row)).includes(query)).map(({ entry_id }) => entry_id),
    );
    if (rows.length < batchSize) break;
  }
  return ids;
}
