import type { z } from "zod";
import type { changeReview } from "~/contract";
import { type CallOutcome, needsCallNote } from "~/rules/change-request/call-outcomes";
import { toCare } from "~/rules/change-request/care-levels";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";
import { findDependence } from "~/platform/records/accounts/independence";
import { iso } from "~/platform/core/base/instants";
import { alarmAboutDenial } from "~/platform/records/changes/change-alarms";
import { listCalls, storeCall } from "~/platform/records/changes/change-calls";
import {
  type CompanyChange,
  type CalledContact,
  openKnown,
  sealPart,
  type LockedChange,
} from "~/platform/records/changes/company-change";
import { decide, requireOther } from "./decide";
import { moveChange, requireStep } from "~/platform/records/changes/move-change";
import { notifyChangeSupplier } from "~/platform/records/changes/notify-accounts";
import { notifyKnown } from "~/platform/records/changes/notify-known";

type CallRecord = z.output<typeof changeReview.recordCall.input>;

/**
 * Records a call to the supplier (S-52): the caller, the time, the outcome and the number, which must have been on file
 * 30 days before the change was proposed. Only a call before the first approval can confirm it; a denial at any time
 * stops it.
 */
export const recordCall = (core: Core, { changeId, contactId, outcome, note }: CallRecord, actor: Actor, now: Date) =>
  decide(core, changeId, async (trx, lockedChange) => {
    const { change } = lockedChange;
    const isDue = toCare(change.care_level).isCalledBack && (outcome === "denied" || change.state === "proposed");
    if (!isDue) refuse("conflict", "change.notPossible", { state: change.state });
    if (outcome === "denied") requireStep(change, "deny");
    await requireOther(trx, lockedChange, actor);
    if (await findDependence(trx, actor.accountId, [], now)) refuse("forbidden", "change.roleTooNew");
    const contact =
      (await callableNumbers(core, trx, change)).find((one) => one.contactId === contactId) ??
      refuse("unacceptable", "change.callBack.unknown");
    if (needsCallNote(outcome) && !note) refuse("unacceptable", "change.callBack.noteNeeded");
    await storeCall(core, trx, change, { ...contact, note, outcome, callerId: actor.accountId }, now);
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "change.call",
      subject: `registration:${change.registration_id}`,
      details: { change: change.id, outcome },
    });
    return follow[outcome](core, trx, { locked: lockedChange, contact, actor, now });
  });

/** The previously known numbers that have not turned out to be wrong. */
export async function callableNumbers(core: Core, db: Db, change: CompanyChange): Promise<CalledContact[]> {
  const wrong = (await listCalls(core, db, change.id)).filter(({ outcome }) => outcome === "wrongNumber");
  return openKnown(core.seal, change).numbers.filter(({ number }) => !wrong.some((call) => call.number === number));
}

type CallBack = { locked: LockedChange; contact: CalledContact; actor: Actor; now: Date };
type Follow = (core: Core, trx: Db, callBack: CallBack) => Promise<CompanyChange>;

/** The effects of each outcome. A call without an answer only removes the confirmation of its number. */
const follow: Record<CallOutcome, Follow> = {
  async confirmed({ seal }, trx, { locked: { change }, contact, actor, now }) {
    const call_sealed = sealPart(seal, change.id, "call", contact);
    return update(trx, change, { caller_id: actor.accountId, called_back_at: iso(now), call_sealed });
  },
  async denied(core, trx, { locked: { change, registration }, actor, now }) {
    const step = { to: "stopped", event: "deny", by: actor, now } as const;
    const stoppedChange = await moveChange(trx, change, step);
    await notifyKnown(core, trx, { change: stoppedChange, registration }, "stopped", now);
    await notifyChangeSupplier(trx, stoppedChange, "stopped", now);
    await alarmAboutDenial(core, trx, stoppedChange, now);
    return stoppedChange;
  },
  noAnswer: async (_, __, { locked: { change } }) => change,
  wrongNumber: async (core, trx, { locked: { change }, contact }) =>
    (await isConfirmedBy(core, trx, change, contact))
      ? update(trx, change, { caller_id: null, called_back_at: null, call_sealed: null })
      : change,
};

async function isConfirmedBy(core: Core, trx: Db, change: CompanyChange, { number }: CalledContact): Promise<boolean> {
  const lastConfirmation = (await listCalls(core, trx, change.id)).findLast(({ outcome }) => outcome === "confirmed");
  return change.called_back_at !== null && lastConfirmation?.number === number;
}

async function update(trx: Db, change: CompanyChange, set: Partial<CompanyChange>): Promise<CompanyChange> {
  await trx.updateTable("change_request").set(set).where("id", "=", change.id).execute();
  return { ...change, ...set };
}
