import { toCare } from "~/rules/change-request/care-levels";
import { isSupplier } from "~/rules/onboarding/stages";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";
import { findDependence, isReviewer } from "~/platform/records/accounts/independence";
import { isOwn } from "~/platform/records/onboarding/require-mover";
import {
  type CompanyChange,
  type LockedChange,
  lockChange,
  requireProposed,
} from "~/platform/records/changes/company-change";

/** Runs a decision of purchasing on a change under its lock; its emails and the head of the audit log are sent immediately. */
export async function decide(
  core: Core,
  changeId: string,
  run: (trx: Db, lockedChange: LockedChange) => Promise<CompanyChange>,
): Promise<{ state: CompanyChange["state"]; effectiveAt: string | null }> {
  const proposedChange = await requireProposed(core.db, changeId);
  const { state, effective_at } = await core.db
    .transaction()
    .execute(async (trx) => run(trx, await lockChange(trx, proposedChange)));
  core.emailWaits();
  core.headWaits();
  return { state, effectiveAt: effective_at };
}

/** Requires that the approver did not request the change and does not belong to its company (T-03). */
export async function requireOther(
  trx: Db,
  { change, registration }: LockedChange,
  { accountId }: Actor,
): Promise<void> {
  if (change.submitter_id === accountId || (await isOwn(trx, registration, accountId)))
    refuse("forbidden", "change.own");
}

/**
 * Other reasons why a change cannot be approved: the company file no longer exists, the supplier has not been called (S-52), or
 * the approvers are not independent (S-48).
 */
export async function requireApprovable(
  trx: Db,
  { change, registration }: LockedChange,
  { accountId }: Actor,
  now: Date,
): Promise<void> {
  const { first_approver_id: first, caller_id: caller } = change;
  const care = toCare(change.care_level);
  if (!isSupplier(registration.state)) refuse("conflict", "change.notPossible", { state: change.state });
  if (first === accountId) refuse("forbidden", "change.sameApprover");
  if (care.isCalledBack && !change.called_back_at) refuse("conflict", "change.callBack.needed");
  if (care.approvers < 2) return;
  if (first !== null && !(await isReviewer(trx, first))) refuse("conflict", "change.firstApproverGone");
  const dependence = await findDependence(trx, accountId, [first, caller], now);
  if (dependence) refuse("forbidden", `change.${dependence}`);
}
