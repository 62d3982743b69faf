import type { Db } from "~/platform/core/database/schema";

/** Why a barred account cannot be used: its company has removed the person, or the manufacturer has barred the account. */
export async function barredReason(db: Db, accountId: string): Promise<"signIn.removed" | "signIn.barred"> {
  const removed = await db
    .selectFrom("removed_member")
    .select("account_id")
    .where("account_id", "=", accountId)
    .where("is_barred_by", "=", 1)
    .executeTakeFirst();
  return removed ? "signIn.removed" : "signIn.barred";
}
