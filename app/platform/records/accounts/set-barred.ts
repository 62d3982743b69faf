import type { Db } from "~/platform/core/database/schema";

/** Bars an account from signing in, or readmits it. Returns false if nothing changes. */
export async function setBarred(trx: Db, accountId: string, is_barred: 0 | 1): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("account")
    .set({ is_barred })
    .where("id", "=", accountId)
    .where("is_barred", "<>", is_barred)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
