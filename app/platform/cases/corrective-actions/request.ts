import type { z } from "zod";
import type { correctiveActions } from "~/contract";
import { isDueDay } from "~/rules/corrective-action/due-days";
import { correctiveOpenMax } from "~/rules/corrective-action/limits";
import { correctiveStates, isCorrectiveOver } from "~/rules/corrective-action/corrective-transitions";
import { isSupplier } from "~/rules/onboarding/stages";
import { chinaDate } from "~/rules/calendar/china-date";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { nextCount } from "~/platform/core/database/next-count";
import type { Db } from "~/platform/core/database/schema";
import type { ActorContext } from "~/platform/cases/handler";
import { newId } from "~/platform/records/accounts/accounts";
import { sealActionContent } from "~/platform/records/corrective-actions/corrective-actions";
import { recordStep } from "~/platform/records/corrective-actions/record-step";
import { passTaskOn } from "~/platform/records/corrective-actions/pass-task-on";
import { notifyActionSupplier } from "~/platform/records/corrective-actions/notify-supplier";
import { addUuid } from "~/platform/records/files/add-uuid";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { markUsed } from "~/platform/records/registrations/file-uuids";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";

type ActionRequest = z.output<typeof correctiveActions.request.input>;
const digits = 6;

/** Requests a corrective action from a supplier: the row, the supplier's task, its email and its messages. */
export async function requestAction(core: Core, input: ActionRequest, { actor, now }: ActorContext) {
  const { registrationId, title, text, dueOn } = input;
  await requireSubmitted(core, registrationId);
  if (!isDueDay(dueOn, chinaDate(now))) refuse("unacceptable", "correctiveAction.day");
  const action = await core.db.transaction().execute(async (trx) => {
    const { state } = await lockRegistration(trx, registrationId);
    if (!isSupplier(state)) refuse("conflict", "correctiveAction.notSupplier");
    await requireRoom(trx, registrationId);
    const id = newId();
    // On record from the start, so that the retention job does not remove it.
    const uuid = await addUuid(trx, registrationId, now);
    await markUsed(trx, registrationId, [uuid], now);
    const row = {
      id,
      number: `CA-${String(await nextCount(trx, "correctiveAction")).padStart(digits, "0")}`,
      registration_id: registrationId,
      state: "open" as const,
      content_sealed: sealActionContent(core, id, { title, text }),
      due_on: dueOn,
      reminded_for: null,
      uuid,
      version: 0,
      requested_by: actor.accountId,
      requested_at: iso(now),
    };
    await trx.insertInto("corrective_action").values(row).execute();
    const step = { step: "request", to: "open", accountId: actor.accountId, text: "", dueOn, now } as const;
    const requested = await recordStep(core, trx, row, step);
    await passTaskOn(trx, requested, iso(now));
    await notifyActionSupplier(core, trx, requested, "request", now);
    return requested;
  });
  core.emailWaits();
  return { actionId: action.id, number: action.number };
}

/** Refuses a new one if the supplier already has the maximum number of open ones. */
async function requireRoom(trx: Db, registrationId: string) {
  const { count } = await trx
    .selectFrom("corrective_action")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("registration_id", "=", registrationId)
    .where(
      "state",
      "in",
      correctiveStates.filter((state) => !isCorrectiveOver(state)),
    )
    .executeTakeFirstOrThrow();
  if (Number(count) >= correctiveOpenMax) refuse("conflict", "correctiveAction.tooMany", { max: correctiveOpenMax });
}
