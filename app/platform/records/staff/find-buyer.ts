import { purchasingRoles } from "~/rules/permissions/member-roles";
import { refuse } from "~/platform/core/base/refuse";
import type { Db } from "~/platform/core/database/schema";

/**
 * The buying company's tenant that a person belongs to, or the oldest open one for the operator (null). Refusal: `tenant.none`
 * (403: the tenant is unknown).
 */
export async function findBuyer(db: Db, accountId: string | null): Promise<string> {
  return (await findTenant(db, accountId)) ?? refuse("forbidden", "tenant.none");
}

/** The oldest open tenant of the buying company; null if there is none yet. */
export const findOldestBuyer = (db: Db): Promise<string | null> => findTenant(db, null);

async function findTenant(db: Db, accountId: string | null): Promise<string | null> {
  const row = await db
    .selectFrom("tenant")
    .innerJoin("tenant_member", "tenant_member.tenant_id", "tenant.id")
    .select("tenant.id")
    .where("role_code", "in", purchasingRoles)
    .$if(accountId !== null, (query) => query.where("account_id", "=", accountId ?? ""))
    .$if(accountId === null, (query) => query.where("ended_at", "is", null))
    .orderBy("tenant.created_at")
    .orderBy("tenant.id")
    .executeTakeFirst();
  return row?.id ?? null;
}
