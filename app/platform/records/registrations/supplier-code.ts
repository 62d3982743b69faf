import type { Db } from "~/platform/core/database/schema";

/** The supplier code of a company; null before its approval. */
export async function findSupplierCode(db: Db, registrationId: string): Promise<string | null> {
  const tenant = await db
    .selectFrom("tenant")
    .select("supplier_code")
    .where("registration_id", "=", registrationId)
    .executeTakeFirst();
  return tenant?.supplier_code ?? null;
}
