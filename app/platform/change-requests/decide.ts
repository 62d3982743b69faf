import { careOf } from "~/rules/change-request/care";
import { hasCompanyFile } from "~/rules/onboarding/stages";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import { refuse } from "../http/refuse";
import type { Actor } from "../identity/actor";
import { dependenceOf, isReviewer } from "../identity/independence";
import { isOwn } from "../onboarding/movers";
import type { Change } from "./contents";
import { type Locked, lockChange, requireProposed } from "./find";

/** Runs a decision of purchasing on a change that is locked for it; its letters go out at once. */
export async function decide(
  core: Core,
  changeId: string,
  run: (trx: Db, locked: Locked) => Promise<Change>,
): Promise<{ state: Change["state"]; effectiveAt: string | null }> {
  const proposed = await requireProposed(core.db, changeId);
  const { state, effective_at } = await core.db
    .transaction()
    .execute(async (trx) => run(trx, await lockChange(trx, proposed)));
  core.letterWaits();
  return { state, effectiveAt: effective_at };
}

/** Nobody decides about a change they proposed, nor about one of a company they belong to (T-03). */
export async function requireOther(trx: Db, { change, registration }: Locked, { accountId }: Actor): Promise<void> {
  if (change.submitter_id === accountId || (await isOwn(trx, registration, accountId))) refuse(403, "change.own");
}

/**
 * What else keeps a change from being approved: there is no company file any more, nobody called the supplier (S-52), or
 * the approvers are no two independent people (S-48).
 */
export async function requireApprovable(
  trx: Db,
  { change, registration }: Locked,
  { accountId }: Actor,
  now: Date,
): Promise<void> {
  const { first_approver_id: first, caller_id: caller } = change;
  const care = careOf(change.care_level);
  if (!hasCompanyFile(registration.state)) refuse(409, "change.notPossible", { state: change.state });
  if (first === accountId) refuse(403, "change.sameApprover");
  if (care.isCalledBack && !change.called_back_at) refuse(409, "change.callBack.needed");
  if (care.approvers < 2) return;
  if (first !== null && !(await isReviewer(trx, first))) refuse(409, "change.firstApproverGone");
  const dependence = await dependenceOf(trx, accountId, [first, caller], now);
  if (dependence) refuse(403, `change.${dependence}`);
}
