import { sql } from "kysely";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { type BlockFact, isExact } from "~/rules/onboarding/block-facts";
import { isOver, states } from "~/rules/onboarding/stages";
import { blockFactHashes } from "./block-keys";

export type EntryFact = { fact: BlockFact; value: string };
type Registration = Pick<
  Tables["registration"],
  "id" | "number" | "company_name" | "company_english_name" | "assignee_id"
>;
/** A submitted registration or a supplier, and what it has in common with an entry. */
export type MatchedRegistration = Registration & { facts: BlockFact[] };

/** The maximum number of matches listed. Further ones only share a common name; their number is stated. */
const most = 50;
const factsPerEntry = 4;

/**
 * The registrations and suppliers that share facts with an entry, those that share a number or an address first. Drafts are
 * left out because they are private to their registrant, and ended registrations because they need no second look.
 */
export async function listMatchedRegistrations(
  seal: Seal,
  db: Db,
  facts: readonly EntryFact[],
): Promise<{ total: number; registrations: MatchedRegistration[] }> {
  const keys = facts.flatMap(({ fact, value }) => blockFactHashes(seal, fact, value).map((hash) => ({ fact, hash })));
  if (keys.length === 0) return { total: 0, registrations: [] };
  const exact = keys.filter(({ fact }) => isExact[fact]).map(({ hash }) => hash);
  const pairs = db
    .selectFrom("block_key")
    .innerJoin("registration", "registration.id", "block_key.registration_id")
    .where(
      "key_hash",
      "in",
      keys.map(({ hash }) => hash),
    )
    .where("submitted_at", "is not", null)
    .where("content_removed_at", "is", null)
    .where(
      "state",
      "in",
      states.filter((state) => !isOver(state)),
    );
  const { total } = await pairs
    .select(({ fn }) => fn.count<number>("registration.id").distinct().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await pairs
    .select(["registration.id", "number", "company_name", "company_english_name", "assignee_id", "key_hash"])
    .orderBy(sql`case when key_hash in (${sql.join(["", ...exact])}) then 0 else 1 end`)
    .orderBy("submitted_at")
    .orderBy("registration.id")
    .limit(most * factsPerEntry)
    .execute();
  const byId = new Map<string, MatchedRegistration>();
  for (const { key_hash, ...row } of rows) {
    const known = byId.get(row.id) ?? { ...row, facts: [] };
    byId.set(row.id, {
      ...known,
      facts: [...known.facts, ...keys.flatMap((key) => (key.hash === key_hash ? [key.fact] : []))],
    });
  }
  return { total: Number(total), registrations: [...byId.values()].slice(0, most) };
}
