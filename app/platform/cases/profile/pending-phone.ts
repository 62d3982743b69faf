import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { iso } from "~/platform/ground/base/instants";

/** A phone that waits for its codes, with their challenges; `number` is E.164. */
export type PendingPhone = { number: string; challengeId: string; emailChallengeId: string };

const about = (accountId: string) => `phone-change:${accountId}`;

/** The phone that waits; null: none does. */
export async function findPendingPhone({ db, seal }: Core, accountId: string): Promise<PendingPhone | null> {
  const row = await db.selectFrom("phone_change").selectAll().where("account_id", "=", accountId).executeTakeFirst();
  if (!row) return null;
  const open = (sealedValue: string) => seal.open<string>(sealedValue, about(accountId));
  return {
    number: open(row.number_sealed),
    challengeId: open(row.challenge_sealed),
    emailChallengeId: open(row.email_challenge_sealed),
  };
}

/** Keeps a phone in the place of the one that waited before. */
export async function savePendingPhone({ db, seal }: Core, accountId: string, pending: PendingPhone, now: Date) {
  const close = (value: string) => seal.close(value, about(accountId));
  const change = {
    number_sealed: close(pending.number),
    challenge_sealed: close(pending.challengeId),
    email_challenge_sealed: close(pending.emailChallengeId),
    created_at: iso(now),
  };
  await db
    .insertInto("phone_change")
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(change))
    .execute();
}

/** Takes away what waits. Answers whether anything did. */
export async function deletePendingPhone(db: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("phone_change").where("account_id", "=", accountId).executeTakeFirst();
  return numDeletedRows > 0n;
}
