import { refuse } from "~/platform/core/base/refuse";
import type { Db } from "~/platform/core/database/schema";

/** Locks a tenant's row for this transaction, to serialise changes of its people on either engine. */
export async function lockTenant(trx: Db, tenantId: string): Promise<void> {
  await trx
    .updateTable("tenant")
    .set((row) => ({ created_at: row.ref("created_at") }))
    .where("id", "=", tenantId)
    .execute();
}

/** The administrators of a supplier who can sign in. */
export async function listAdministrators(db: Db, tenantId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("tenant_member")
    .innerJoin("account", "account.id", "tenant_member.account_id")
    .select("account_id")
    .where("tenant_id", "=", tenantId)
    .where("role_code", "=", "supplierAdmin")
    .where("is_barred", "=", 0)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/**
 * Requires that another administrator remains besides this account; `trx` holds the lock of the tenant's row. Refusal:
 * `supplierPeople.lastAdministrator` (409).
 */
export async function requireAdministratorLeft(trx: Db, tenantId: string, accountId: string): Promise<void> {
  const administrators = await listAdministrators(trx, tenantId);
  if (!administrators.some((id) => id !== accountId)) refuse("conflict", "supplierPeople.lastAdministrator");
}
