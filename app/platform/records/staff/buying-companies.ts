import { purchasingRoles } from "~/rules/permissions/member-roles";
import { refuse } from "~/platform/core/base/refuse";
import type { Db } from "~/platform/core/database/schema";
import { lockTenant } from "./supplier-administrators";

/** The tenants of buying companies, also of those that ended. A supplier's tenant has a registration or supplier roles. */
export const buyingCompanies = (db: Db) =>
  db
    .selectFrom("tenant")
    .where("registration_id", "is", null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("tenant_member")
            .select("tenant_member.account_id")
            .whereRef("tenant_member.tenant_id", "=", "tenant.id")
            .where("role_code", "not in", purchasingRoles),
        ),
      ),
    );

/** The id of a buying company that has not ended, locked for this transaction. Refusal: `buyer.unknown`. */
export async function requireOpenBuyer(trx: Db, companyId: string): Promise<string> {
  await lockTenant(trx, companyId);
  const row = await buyingCompanies(trx)
    .select("tenant.id")
    .where("tenant.id", "=", companyId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row?.id ?? refuse("unknown", "buyer.unknown");
}

/** Refuses (`buyer.ended`) an account whose companies have all ended; they stay as they are during this transaction. */
export async function requireOpenCompany(trx: Db, accountId: string): Promise<void> {
  const ids = await trx
    .selectFrom("tenant_member")
    .select("tenant_id")
    .distinct()
    .where("account_id", "=", accountId)
    .orderBy("tenant_id")
    .execute();
  for (const { tenant_id } of ids) await lockTenant(trx, tenant_id);
  const rows = await trx
    .selectFrom("tenant")
    .innerJoin("tenant_member", "tenant_member.tenant_id", "tenant.id")
    .select("ended_at")
    .where("account_id", "=", accountId)
    .execute();
  if (rows.length > 0 && rows.every(({ ended_at }) => ended_at !== null)) refuse("unacceptable", "buyer.ended");
}
