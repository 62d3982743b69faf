import { reminderDay } from "~/rules/corrective-action/due-days";
import type { CorrectiveState, CorrectiveStep } from "~/rules/corrective-action/corrective-transitions";
import { recordAudit } from "~/platform/core/audit";
import { chinaDate } from "~/rules/calendar/china-date";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";
import { type ActionRow, sealStepText } from "./corrective-actions";

type Step = {
  step: CorrectiveStep;
  to: CorrectiveState;
  /** The account that takes the step, or null for the system. */
  accountId: string | null;
  text: string;
  /** The due day that it sets; null if it sets none. */
  dueOn: string | null;
  now: Date;
};

/** Records a step of a corrective action, with its new state, its due day and the audit row. Returns the updated row. */
export async function recordStep(core: Core, trx: Db, before: ActionRow, step: Step): Promise<ActionRow> {
  const { step: name, to, accountId, text, dueOn, now } = step;
  const id = newId();
  const after = {
    ...before,
    state: to,
    version: before.version + 1,
    // The message about this step replaces the reminders up to now.
    ...(dueOn !== null && { due_on: dueOn, reminded_for: reminderDay(dueOn, chinaDate(now)) }),
  };
  const { state, version, due_on, reminded_for } = after;
  await trx
    .updateTable("corrective_action")
    .set({ state, version, due_on, reminded_for })
    .where("id", "=", before.id)
    .execute();
  await trx
    .insertInto("corrective_step")
    .values({
      id,
      action_id: before.id,
      place: before.version,
      step: name,
      account_id: accountId,
      text_sealed: sealStepText(core, id, text),
      due_on: dueOn,
      at: iso(now),
    })
    .execute();
  await recordAudit(trx, {
    at: now,
    actor: accountId === null ? "system" : `account:${accountId}`,
    action: `correctiveAction.${name}`,
    subject: `registration:${before.registration_id}`,
    details: { number: before.number, to },
  });
  return after;
}
