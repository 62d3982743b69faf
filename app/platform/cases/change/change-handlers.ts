import type { z } from "zod";
import { changeRequests, changeReview, stopChange } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handle, handleSession } from "~/platform/cases/handler";
import type { Actor } from "~/platform/records/sessions/actor";
import { sealPart } from "~/platform/records/changes/company-change";
import { moveChange, requireStep, retireProposedFiles } from "~/platform/records/changes/move-change";
import { keepDecisionEvidence } from "~/platform/records/evidence/keep-decision";
import { notifyChangeSupplier } from "~/platform/records/changes/notify-accounts";
import { requireSeenChange } from "~/platform/records/changes/change-version";
import { approve } from "./approve";
import { recordCall } from "./record-call";
import { closeLink, lookAtStop, stop } from "./stop";
import { confirm, sendCodeAgain } from "./code";
import { listOwn, viewOwn, loadAnswer, withdrawChange } from "./own";
import { propose } from "./propose";
import { loadChangeQueue, loadReview } from "./review";
import { decide, requireOther } from "./decide";

/** The calls of change requests: the supplier's, purchasing's, and those of the stop link. */
export const changeHandlers = (core: Core): Handler[] => [
  handleSession(changeRequests.propose, (input, context) => propose(core, input, context)),
  handleSession(changeRequests.sendCode, ({ changeId }, context) => sendCodeAgain(core, changeId, context)),
  handleSession(changeRequests.confirm, (input, context) => confirm(core, input, context)),
  handleSession(changeRequests.list, (page, { actor }) => listOwn(core, page, actor)),
  handleSession(changeRequests.one, ({ changeId }, { actor }) => viewOwn(core, changeId, actor)),
  handleSession(changeRequests.withdraw, async ({ changeId }, { actor, now }) => {
    await withdrawChange(core, changeId, actor, now);
    return {};
  }),

  handleSession(changeReview.queue, (query) => loadChangeQueue(core, query)),
  handleSession(changeReview.one, ({ changeId }, { actor, now }) => loadReview(core, changeId, actor, now)),
  handleSession(changeReview.show, (input, { actor, now }) => loadAnswer(core, input, actor, now)),
  handleSession(changeReview.recordCall, (input, { actor, now }) => recordCall(core, input, actor, now)),
  handleSession(changeReview.closeLink, async (input, { actor, now }) => {
    await closeLink(core, input, actor, now);
    return {};
  }),
  handleSession(changeReview.approve, (input, { actor, now }) => approve(core, input, actor, now)),
  handleSession(changeReview.refuse, (input, { actor, now }) => refuseChange(core, input, actor, now)),

  handle(stopChange.look, (input) => lookAtStop(core, input)),
  handle(stopChange.stop, (input, { now }) => stop(core, input, now)),
];

type ChangeRefusal = z.output<typeof changeReview.refuse.input>;

/** Refuses a change that has not taken effect, even an approved or stopped one; notifies the supplier of the reason. */
const refuseChange = (core: Core, { changeId, version, reason }: ChangeRefusal, actor: Actor, now: Date) =>
  decide(core, changeId, async (trx, lockedChange) => {
    const { change } = lockedChange;
    const { to } = requireStep(change, "refuse");
    await requireOther(trx, lockedChange, actor);
    await requireSeenChange(core, trx, change, version, now);
    await retireProposedFiles(core, trx, change, now);
    const step = { to, event: "refuse", by: actor, now } as const;
    const also = { effective_at: null, reason_sealed: sealPart(core.seal, change.id, "reason", reason) };
    const refusedChange = await moveChange(trx, change, step, also);
    await keepDecisionEvidence(core, trx, { ...lockedChange, change: refusedChange }, now);
    await notifyChangeSupplier(trx, refusedChange, "refused", now, reason);
    return refusedChange;
  });
