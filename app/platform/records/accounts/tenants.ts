import type { Db } from "~/platform/core/database/schema";

/** The tenants of an account that have not ended, in the order they were given; the first is the default (§4). */
export async function listTenants(db: Db, accountId: string) {
  const rows = await db
    .selectFrom("tenant_member")
    .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
    .select(({ fn }) => ["tenant.id", "tenant_name", "supplier_code", fn.min("order_seq").as("place")])
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .groupBy(["tenant.id", "tenant_name", "supplier_code"])
    .orderBy("place")
    .orderBy("supplier_code")
    .execute();
  return rows.map((row) => ({ id: row.id, tenantName: row.tenant_name, supplierCode: row.supplier_code }));
}

/** The tenant of a new session: the stored choice if it is still in the list, otherwise the first; null if there is none. */
export async function firstTenant(db: Db, accountId: string, choice?: string): Promise<string | null> {
  const tenants = await listTenants(db, accountId);
  return (tenants.find(({ id }) => id === choice) ?? tenants[0])?.id ?? null;
}
