import type { Db } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";

/**
 * Ends every session of an account permanently, except the given one, and revokes the hand-overs that would open others. The
 * sessions of the embedded provider are ended by `endProviderSessions`.
 */
export async function endAccountSessions(trx: Db, accountId: string, now: Date, except?: string): Promise<void> {
  const open = trx
    .updateTable("session")
    .set({ ended_at: iso(now) })
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null);
  await (except === undefined ? open : open.where("token_hash", "<>", except)).execute();
  await trx.deleteFrom("hand_over").where("account_id", "=", accountId).execute();
}
