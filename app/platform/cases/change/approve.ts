import type { z } from "zod";
import type { changeReview } from "~/contract";
import { toCare } from "~/rules/change-request/care-levels";
import { hours, inSeconds } from "~/rules/time";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { Actor } from "~/platform/records/sessions/actor";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import { apply } from "./apply";
import { listUnopenedOf } from "~/platform/records/changes/unopened-in-change";
import { requireValid, requireUnchanged } from "~/platform/records/changes/require-valid";
import {
  type CompanyChange,
  openContents,
  type LockedChange,
  sealPart,
} from "~/platform/records/changes/company-change";
import { decide, requireApprovable, requireOther } from "./decide";
import { moveChange, requireStep } from "~/platform/records/changes/move-change";
import { notifyChangeSupplier } from "~/platform/records/changes/notify-accounts";
import { keepDecisionEvidence } from "~/platform/records/evidence/keep-decision";
import { notifyKnown } from "~/platform/records/changes/notify-known";
import { requireSeenChange } from "~/platform/records/changes/change-version";

type ChangeApproval = z.output<typeof changeReview.approve.input>;
type Step = { to: CompanyChange["state"]; event: "approve"; by: Actor; now: Date };
type Approval = Partial<CompanyChange>;

/**
 * Approves the version of a change that the approver's screen displayed. Ordinary changes take effect immediately,
 * watched ones 48 h after the last approval (S-48, S-49). Rules and risks are evaluated now.
 */
export const approve = (core: Core, { changeId, version, note }: ChangeApproval, actor: Actor, now: Date) =>
  decide(core, changeId, async (trx, lockedChange) => {
    const { change } = lockedChange;
    const { to } = requireStep(change, "approve");
    await requireOther(trx, lockedChange, actor);
    await requireApprovable(trx, lockedChange, actor, now);
    const { risks } = await requireSeenChange(core, trx, change, version, now);
    await requireUnchanged(core, trx, change);
    await requireStillValid(core, trx, change, now);
    await requireOpened(core, trx, change, note);
    if (!note && risks.includes("registryDiffers")) refuse("unacceptable", "change.registryNote");
    const step = { to, event: "approve", by: actor, now } as const;
    const approval = { ...approvalBy(core, change, actor, now, note), risks: JSON.stringify(risks) };
    if (to === "effective") return takeEffect(core, trx, lockedChange, step, approval);
    return to === "scheduled"
      ? schedule(core, trx, lockedChange, step, approval)
      : moveChange(trx, change, step, approval);
  });

/** Records the first or second approval of a change, with the approver's note. */
function approvalBy(
  { seal }: Core,
  { id, first_approver_id }: CompanyChange,
  { accountId }: Actor,
  now: Date,
  note?: string,
) {
  const isFirst = first_approver_id === null;
  const sealedNote = note ? sealPart(seal, id, isFirst ? "firstNote" : "secondNote", note) : null;
  return isFirst
    ? { first_approver_id: accountId, first_approved_at: iso(now), first_note_sealed: sealedNote }
    : { second_approver_id: accountId, second_approved_at: iso(now), second_note_sealed: sealedNote };
}

/** Refuses to approve files that could not be opened, unless the approver gives a reason. */
async function requireOpened(core: Core, trx: Db, change: CompanyChange, note?: string): Promise<void> {
  if (note) return;
  const files = await listUnopenedOf(core, trx, change);
  if (files.length > 0) refuse("unacceptable", "change.unopenedNote", { files });
}

const requireStillValid = (core: Core, trx: Db, change: CompanyChange, now: Date): Promise<void> =>
  requireValid(core, trx, {
    registrationId: change.registration_id,
    section: change.section_id,
    values: openContents(core.seal, change).after,
    now,
    isProposed: true,
  });

async function takeEffect(
  core: Core,
  trx: Db,
  { change, registration }: LockedChange,
  step: Step,
  approval: Approval,
): Promise<CompanyChange> {
  const at = iso(step.now);
  await apply(core, trx, change, step.now);
  const effective = await moveChange(trx, change, step, { ...approval, effective_at: at, applied_at: at });
  await keepDecisionEvidence(core, trx, { change: effective, registration }, step.now);
  await notifyChangeSupplier(trx, effective, "effective", step.now);
  return effective;
}

/**
 * Records the last approval. The waiting time starts, and all previously known contacts are notified of the time until
 * which they can stop the change.
 */
async function schedule(
  core: Core,
  trx: Db,
  lockedChange: LockedChange,
  step: Step,
  approval: Approval,
): Promise<CompanyChange> {
  const { change, registration } = lockedChange;
  const { coolingHours } = toCare(change.care_level);
  const effective_at = iso(secondsLater(step.now, inSeconds(hours(coolingHours))));
  const scheduledChange = await moveChange(trx, change, step, { ...approval, effective_at });
  await notifyKnown(core, trx, { change: scheduledChange, registration }, "scheduled", step.now);
  await notifyChangeSupplier(trx, scheduledChange, "scheduled", step.now);
  return scheduledChange;
}
