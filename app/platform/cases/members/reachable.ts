import type { Db } from "~/platform/ground/database/schema";
import { foldedAccount } from "~/platform/records/accounts/accounts";

/**
 * The account with this name, as far as a tenant may know it: its own members, and accounts that have no tenant yet. Those
 * of other tenants are as unknown as accounts that never were (S-19, S-30); so are barred ones.
 */
export async function reachableAccount(db: Db, tenantId: string, input: string) {
  const account = await db
    .selectFrom("account")
    .select("id")
    .where("user_account", "=", foldedAccount(input))
    .where("is_barred", "=", 0)
    .executeTakeFirst();
  if (!account) return null;
  const tenants = await db
    .selectFrom("tenant_member")
    .select("tenant_id")
    .where("account_id", "=", account.id)
    .execute();
  const isMember = tenants.some(({ tenant_id }) => tenant_id === tenantId);
  return isMember || tenants.length === 0 ? { id: account.id, isMember } : null;
}
