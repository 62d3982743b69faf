import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";

/** A change of email address that is waiting for its codes, with their challenges. */
export type PendingEmail = { email: string; challengeId: string; oldChallengeId: string };

/** The encryption context of an email that waits for its codes. */
export const aboutPendingEmail = (accountId: string): string => `email-change:${accountId}`;

/** The pending change; null if there is none. */
export async function findPending({ db, seal }: Core, accountId: string): Promise<PendingEmail | null> {
  const row = await db.selectFrom("email_change").selectAll().where("account_id", "=", accountId).executeTakeFirst();
  if (!row || row.old_challenge_sealed === null) return null;
  const open = (sealedValue: string) => seal.open<string>(sealedValue, aboutPendingEmail(accountId));
  return {
    email: open(row.email_sealed),
    challengeId: open(row.challenge_sealed),
    oldChallengeId: open(row.old_challenge_sealed),
  };
}

/** Stores the request in place of an earlier one. */
export async function savePending({ db, seal }: Core, accountId: string, pending: PendingEmail, now: Date) {
  const close = (value: string) => seal.close(value, aboutPendingEmail(accountId));
  const change = {
    email_sealed: close(pending.email),
    challenge_sealed: close(pending.challengeId),
    old_challenge_sealed: close(pending.oldChallengeId),
    created_at: iso(now),
  };
  await db
    .insertInto("email_change")
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(change))
    .execute();
}

/** Removes the pending change. Returns whether there was one. */
export async function deletePending(db: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("email_change").where("account_id", "=", accountId).executeTakeFirst();
  return numDeletedRows > 0n;
}
