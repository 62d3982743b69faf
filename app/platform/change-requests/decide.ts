import { careFor } from "~/rules/change-request/care";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import { refuse } from "../http/refuse";
import type { Actor } from "../identity/actor";
import { isOwn } from "../onboarding/movers";
import type { Change } from "./contents";
import { type Locked, lockChange, requireProposed } from "./find";

/** Runs a decision of purchasing on a change that is taken for it; its letters go out at once. */
export async function decide(
  core: Core,
  changeId: string,
  run: (trx: Db, locked: Locked) => Promise<Change>,
): Promise<{ state: Change["state"]; effectiveAt: string | null }> {
  const asked = await requireProposed(core.db, changeId);
  const { state, effective_at } = await core.db
    .transaction()
    .execute(async (trx) => run(trx, await lockChange(trx, asked)));
  core.letterWaits();
  return { state, effectiveAt: effective_at };
}

/** Nobody decides about a change they proposed, nor about one of a company they belong to (T-03). */
export async function requireOther(trx: Db, { change, registration }: Locked, { accountId }: Actor): Promise<void> {
  if (change.submitter_id === accountId || (await isOwn(trx, registration, accountId))) refuse(403, "change.own");
}

/** What else keeps a change from being approved: the same person again, or nobody called the supplier (S-48, S-52). */
export function requireApprovable(change: Change, { accountId }: Actor): void {
  if (change.first_approver_id === accountId) refuse(403, "change.sameApprover");
  if (careFor(change.section_id).isCalledBack && !change.called_back_at) refuse(409, "change.callBack.needed");
}
