import type { Core } from "../core";
import { countAgainst } from "../db/rate";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { accountById } from "../identity/accounts";
import type { Actor } from "../identity/actor";
import { lookupsPerAccount } from "../limits";
import { reachableAccount } from "./reachable";

type Asked = Context & { actor: Actor };

/**
 * The account that the one who asks may know by this name (§5, role popup). Members are on the list anyway; asking for
 * anybody else is counted, so that guessing names is slow (S-19).
 */
export async function lookUp(core: Core, typed: string, { actor, now }: Asked) {
  const found = await reachableAccount(core.db, tenantOf(actor), typed);
  if (!found?.isMember) await countAgainst(core.db, now, [{ rate: lookupsPerAccount, subject: actor.accountId }]);
  return found ? accountById(core, found.id) : refuse(404, "account.errorNum");
}

/** The tenant whose roles this actor may give: that of the session, and no other (§6). */
export const tenantOf = ({ tenantId }: Actor): string => tenantId ?? refuse(403, "tenant.none");
