import type { Db } from "~/platform/core/database/schema";
import { superAdmins } from "~/platform/records/accounts/recipients";

/** The account of the head of purchasing; null if none is set. */
export async function findHead(db: Db): Promise<string | null> {
  const row = await db.selectFrom("purchasing_head").select("account_id").executeTakeFirst();
  return row?.account_id ?? null;
}

/** Sets the head of purchasing, or none for null. */
export async function saveHead(trx: Db, account_id: string | null): Promise<void> {
  await trx.deleteFrom("purchasing_head").execute();
  if (account_id !== null) await trx.insertInto("purchasing_head").values({ account_id }).execute();
}

/** The accounts notified of overdue reviews: the head of purchasing, or else the super admins. */
export async function listHeads(db: Db): Promise<string[]> {
  const head = await db
    .selectFrom("purchasing_head")
    .innerJoin("account", "account.id", "purchasing_head.account_id")
    .select("account.id")
    .where("is_barred", "=", 0)
    .executeTakeFirst();
  if (head) return [head.id];
  return superAdmins(db);
}
