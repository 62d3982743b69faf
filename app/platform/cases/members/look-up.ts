import type { ActorContext } from "~/platform/cases/handler";
import type { Core } from "~/platform/core/core";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { refuse } from "~/platform/core/base/refuse";
import { accountById, foldedAccount } from "~/platform/records/accounts/accounts";
import type { Actor } from "~/platform/records/sessions/actor";
import { lookupsPerAccount } from "~/platform/core/rate-limits/rates";
import type { Db } from "~/platform/core/database/schema";

/**
 * The account with this name, if the caller may know it (§5, role popup). Members are listed anyway; other lookups are counted,
 * so that guessing names is slow (S-19).
 */
export async function lookUp(core: Core, input: string, { actor, now }: ActorContext) {
  const account = await reachableAccount(core.db, requireTenant(actor), input);
  if (!account?.isMember) await countAgainst(core.db, now, [{ rate: lookupsPerAccount, subject: actor.accountId }]);
  return account ? accountById(core, account.id) : refuse("unknown", "account.errorNum");
}

/** The tenant whose roles this actor may assign: only that of the session (§6). */
export const requireTenant = ({ tenantId }: Actor): string => tenantId ?? refuse("forbidden", "tenant.none");

/**
 * The account with this name, if it is a member of the tenant or does not have a tenant yet. Accounts of other tenants
 * and barred accounts are treated as unknown (S-19, S-30).
 */
async function reachableAccount(db: Db, tenantId: string, input: string) {
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
