import type { Db } from "~/platform/core/database/schema";
import { toSimplified } from "~/platform/core/names/simplified";
import type { Seal } from "~/platform/core/seal";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { blockFactsIn } from "~/rules/block-list/block-facts-in";
import { toBlockKey } from "~/rules/block-list/block-key";
import type { FormValues } from "~/rules/form-values";
import { type BlockFact, isExact } from "~/rules/onboarding/block-facts";
import type { SectionId } from "~/rules/registration/section-ids";

type Answers = Partial<Record<SectionId, FormValues>>;
type Registrant = Parameters<typeof blockFactsIn>[1];
type Key = ReturnType<typeof blockFactsIn>[number];

const purposeOf = (fact: BlockFact) => `block:${fact}`;

/** Names are compared in simplified characters, so that both scripts match. Numbers and addresses are compared unchanged. */
const simplify = (fact: BlockFact, text: string) => (isExact[fact] ? text : toSimplified(text));
const hashesOf = (seal: Seal, { fact, key }: Key) => (key === "" ? [] : seal.hashes(purposeOf(fact), key));

/** The keyed hash by which a fact of an entry is found, under the newest secret. */
export const blockFactHash = (seal: Seal, fact: BlockFact, value: string): string =>
  seal.hash(purposeOf(fact), toBlockKey(fact, simplify(fact, value)));

/** Every hash under which a fact may be stored; none for a placeholder. */
export const blockFactHashes = (seal: Seal, fact: BlockFact, value: string): string[] =>
  hashesOf(seal, { fact, key: toBlockKey(fact, simplify(fact, value)) });

/** The hashes of everything in a registration that entries are compared with, each under every secret, the newest first. */
export const listedHashes = (seal: Seal, answers: Answers, registrant: Registrant): string[][] =>
  blockFactsIn(answers, registrant, simplify).map((one) => hashesOf(seal, one));

/** Every hash under which an entry may be stored for these answers. Names from before migration 077 were hashed as written. */
export const entryHashes = (seal: Seal, answers: Answers, registrant: Registrant): string[] => [
  ...new Set([
    ...listedHashes(seal, answers, registrant).flat(),
    ...blockFactsIn(answers, registrant).flatMap((one) => hashesOf(seal, one)),
  ]),
];

/** Replaces the hashes by which a submitted registration is found when an entry is added. */
export async function keepBlockKeys(seal: Seal, trx: Db, registrationId: string, answers: Answers): Promise<void> {
  await trx.deleteFrom("block_key").where("registration_id", "=", registrationId).execute();
  const registrant = await findRegistrant(seal, trx, registrationId);
  const hashes = new Set(listedHashes(seal, answers, registrant).flatMap(([newest]) => newest ?? []));
  const rows = [...hashes].map((key_hash) => ({ registration_id: registrationId, key_hash }));
  if (rows.length > 0) await trx.insertInto("block_key").values(rows).execute();
}

/** The person who registered the company; null once the content of the registration is removed. */
export async function findRegistrant(seal: Seal, db: Db, registrationId: string): Promise<Registrant> {
  const row = await db
    .selectFrom("registration")
    .select(["id", "owner_sealed"])
    .where("id", "=", registrationId)
    .where("content_removed_at", "is", null)
    .executeTakeFirst();
  return row ? openOwner(seal, row) : null;
}
