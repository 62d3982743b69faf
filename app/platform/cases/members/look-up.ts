import type { ActorContext } from "~/platform/cases/handler";
import type { Core } from "~/platform/ground/core";
import { countAgainst } from "~/platform/ground/database/rate";
import { refuse } from "~/platform/ground/base/refuse";
import { accountById } from "~/platform/records/accounts/accounts";
import type { Actor } from "~/platform/records/sessions/actor";
import { lookupsPerAccount } from "~/platform/ground/settings/limits";
import { reachableAccount } from "./reachable";

/**
 * The account that the one who asks may know by this name (§5, role popup). Members are on the list anyway; asking for
 * anybody else is counted, so that guessing names is slow (S-19).
 */
export async function lookUp(core: Core, input: string, { actor, now }: ActorContext) {
  const account = await reachableAccount(core.db, tenantOf(actor), input);
  if (!account?.isMember) await countAgainst(core.db, now, [{ rate: lookupsPerAccount, subject: actor.accountId }]);
  return account ? accountById(core, account.id) : refuse("unknown", "account.errorNum");
}

/** The tenant whose roles this actor may give: that of the session, and no other (§6). */
export const tenantOf = ({ tenantId }: Actor): string => tenantId ?? refuse("forbidden", "tenant.none");
