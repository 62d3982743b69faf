import type { RefusalCode } from "~/rules/refusal-code";
import type { Db } from "~/platform/core/database/schema";
import type { Actor } from "~/platform/records/sessions/actor";
import { findDependence } from "~/platform/records/accounts/independence";

/**
 * A change of an account that one person requests and another confirms; null if the company's own provider requests it.
 */
type AccountRequest = { account_id: string; requested_by: string | null };

/** The refusal code for this actor's confirmation of a request. Null if they may confirm it. */
export async function findConfirmObstacle(
  db: Db,
  { account_id, requested_by }: AccountRequest,
  { accountId, superAdmin }: Actor,
  now: Date,
): Promise<RefusalCode | null> {
  if (requested_by === accountId) return "account.roles.secondPerson";
  if (account_id === accountId) return "account.roles.own";
  if (superAdmin) return null;
  const dependence = await findDependence(db, accountId, [requested_by], now);
  return dependence && `account.roles.${dependence}`;
}
