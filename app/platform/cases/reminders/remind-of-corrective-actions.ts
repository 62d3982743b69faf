import { firstReminderDays, isCorrectiveLate, reminderDay } from "~/rules/corrective-action/due-days";
import { daysAfter } from "~/rules/calendar/calendar-date";
import { toErrorPlace } from "~/rules/error-place";
import { formatDay } from "~/rules/format";
import { digestHour } from "~/rules/limits/digests";
import { fillIn, pages } from "~/rules/pages";
import { recordAudit } from "~/platform/core/audit";
import { chinaMinute } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { inBoth } from "~/platform/core/words/words-in";
import { type ActionRow, requireAction } from "~/platform/records/corrective-actions/corrective-actions";
import { notifyActionSupplier } from "~/platform/records/corrective-actions/notify-supplier";
import { sendMessage } from "~/platform/records/messages/messages";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";

/** Batch size of the query. */
const batchSize = 100;

/**
 * Reminds suppliers of the corrective actions that they have to answer, and notifies the requester of one that is late. Each has
 * its own transaction, which records the day of the reminder: however many processes run this, each reminder is sent once.
 */
export async function remindOfCorrectiveActions(core: Core): Promise<void> {
  const [today = "", time = ""] = chinaMinute(core.now()).split(" ");
  if (Number.parseInt(time, 10) < digestHour) return;
  for (let last = ""; ;) {
    const rows = await core.db
      .selectFrom("corrective_action")
      .selectAll()
      .where("state", "=", "open")
      .where("due_on", "<=", daysAfter(today, firstReminderDays))
      .where("id", ">", last)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    for (const row of rows) if (isDue(row, today)) await remindOne(core, row, today);
    if (rows.length < batchSize) break;
    last = rows.at(-1)?.id ?? last;
  }
  core.emailWaits();
}

/** Whether a reminder is due that has not been sent. */
function isDue({ state, due_on, reminded_for }: ActionRow, today: string): boolean {
  const day = reminderDay(due_on, today);
  return state === "open" && day !== null && (reminded_for === null || reminded_for < day);
}

/** Reminds the supplier of one action. A failure is logged and retried by the next run, and does not stop the others. */
async function remindOne(core: Core, { id, registration_id }: ActionRow, today: string): Promise<void> {
  try {
    await core.db.transaction().execute(async (trx) => {
      await lockRegistration(trx, registration_id);
      const row = await requireAction(trx, id);
      // Another process was first, or the supplier.
      if (isDue(row, today)) await remind(core, trx, row, today);
    });
  } catch (error) {
    const job = "remindOfCorrectiveActions";
    core.config.log.error({ event: "job_failed", job, registration: registration_id, ...toErrorPlace(error) });
  }
}

async function remind(core: Core, trx: Db, row: ActionRow, today: string): Promise<void> {
  const { id, number, due_on: dueOn, requested_by, registration_id } = row;
  const now = core.now();
  await trx
    .updateTable("corrective_action")
    .set({ reminded_for: reminderDay(dueOn, today) })
    .where("id", "=", id)
    .execute();
  const isLate = isCorrectiveLate({ state: row.state, dueOn }, today);
  await notifyActionSupplier(core, trx, row, isLate ? "late" : "reminder", now);
  await recordAudit(trx, {
    at: now,
    actor: "system",
    action: "correctiveAction.remind",
    subject: `registration:${registration_id}`,
    details: { number },
  });
  if (!isLate) return;
  const words = inBoth("correctiveActions", (t, language) => {
    const values = { number, day: formatDay(language, dueOn) };
    return { title: t("message.late.title", values), body: t("message.late.body", values) };
  });
  await sendMessage(trx, { at: now, accountId: requested_by, words, to: fillIn(pages.correctiveAction, id) });
}
