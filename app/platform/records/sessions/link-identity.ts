import type { Core } from "~/platform/core/core";
import type { Identity } from "~/platform/records/accounts/identities";
import { resetAccess } from "./reset-access";

/**
 * Links an account to its person at the company's own provider, replacing an earlier link there. Password, phone, passkeys and
 * sessions end, so that only the provider decides who can sign in. `inside.db` is the transaction. Returns false, without a
 * change, if that person has another account.
 */
export async function linkIdentity(
  inside: Pick<Core, "db" | "seal" | "now">,
  { issuer, subject, accountId }: Identity & { accountId: string },
  now: Date,
): Promise<boolean> {
  const { db } = inside;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("identity")
    .values({ issuer, subject, account_id: accountId })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .deleteFrom("identity")
    .where("account_id", "=", accountId)
    .where("issuer", "=", issuer)
    .where("subject", "<>", subject)
    .execute();
  await resetAccess(inside, accountId, now);
  return true;
}
