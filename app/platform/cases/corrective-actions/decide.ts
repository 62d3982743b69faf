import type { z } from "zod";
import type { correctiveActions } from "~/contract";
import { isDueDay } from "~/rules/corrective-action/due-days";
import { nextCorrective } from "~/rules/corrective-action/corrective-transitions";
import { chinaDate } from "~/rules/calendar/china-date";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { ActorContext } from "~/platform/cases/handler";
import { requireAction } from "~/platform/records/corrective-actions/corrective-actions";
import { recordStep } from "~/platform/records/corrective-actions/record-step";
import { passTaskOn } from "~/platform/records/corrective-actions/pass-task-on";
import { notifyActionSupplier } from "~/platform/records/corrective-actions/notify-supplier";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";

type ActionDecision = z.output<typeof correctiveActions.decide.input>;

/** Carries out a decision of purchasing on a corrective action under the registration’s lock, and notifies the supplier. */
export async function decideAction(core: Core, input: ActionDecision, { actor, now }: ActorContext): Promise<void> {
  const { actionId, event, version, text } = input;
  const { registration_id } = await requireAction(core.db, actionId);
  await core.db.transaction().execute(async (trx) => {
    await lockRegistration(trx, registration_id);
    const row = await requireAction(trx, actionId);
    const transition = nextCorrective(row.state, event);
    if (row.version !== version || !transition) refuse("conflict", "correctiveAction.outdated");
    if (transition.text === "required" && text === "") refuse("unacceptable", "field.required");
    const dueOn = transition.setsDay ? input.dueOn : null;
    if (dueOn !== null && !isDueDay(dueOn, chinaDate(now))) refuse("unacceptable", "correctiveAction.day");
    const step = { step: event, to: transition.to, accountId: actor.accountId, text, dueOn, now };
    const action = await recordStep(core, trx, row, step);
    await passTaskOn(trx, action, iso(now));
    await notifyActionSupplier(core, trx, action, event, now);
  });
  core.emailWaits();
}
