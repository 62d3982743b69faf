import type { Db } from "~/platform/core/database/schema";

/** The accounts of a supplier, by its registration, for messages to the whole company. */
export async function supplierAccounts(db: Db, registrationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("tenant_member")
    .innerJoin("tenant", "tenant.id", "tenant_member.tenant_id")
    .select("account_id")
    .distinct()
    .where("tenant.registration_id", "=", registrationId)
    .where("role_code", "=", "supplier")
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** The accounts of all super admins who may sign in. */
export async function superAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("account")
    .select("id")
    .where("is_super_admin", "=", 1)
    .where("is_barred", "=", 0)
    .execute();
  return rows.map(({ id }) => id);
}
