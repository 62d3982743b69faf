import { delayedDecisions } from "~/contract";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { planMove } from "~/platform/lifecycle/move-on";
import { reviewerMove } from "~/platform/records/onboarding/move";
import { takeDelayedDecision, writeDelayedDecision } from "~/platform/records/onboarding/delayed-decisions";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";

/** Decisions that take effect after a minute, and the call that undoes them. */
export const delayedDecisionHandlers = (core: Core): Handler[] => [
  handleSession(delayedDecisions.make, async ({ registrationId, ...content }, { actor, now }) => {
    const { id } = await requireSubmitted(core, registrationId);
    const { accountId } = actor;
    const effectiveAt = await core.db.transaction().execute(async (trx) => {
      const row = await lockRegistration(trx, id);
      await planMove(core, trx, row, reviewerMove({ registrationId: id, ...content }, accountId, now));
      return writeDelayedDecision(core, trx, { registrationId: id, accountId, ...content }, now);
    });
    return { effectiveAt };
  }),
  handleSession(delayedDecisions.undo, async ({ registrationId }, { actor: { accountId } }) => {
    const { id } = await requireSubmitted(core, registrationId);
    await core.db.transaction().execute(async (trx) => {
      await lockRegistration(trx, id);
      const undone = await takeDelayedDecision(core, trx, { registrationId: id, accountId });
      if (!undone) refuse("unknown", "delayedDecision.unknown");
    });
    return {};
  }),
];
