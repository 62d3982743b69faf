import { digestHour, digestOldest } from "~/rules/limits/digests";
import { escalationWorkingDays } from "~/rules/onboarding/limits";
import { promisedStates } from "~/rules/onboarding/promised-dates";
import { workingDaysBefore } from "~/rules/calendar/working-days";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { chinaMinute, iso } from "~/platform/core/base/instants";
import { digestEmail } from "~/platform/core/emails/staff";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { accountById } from "~/platform/records/accounts/accounts";
import { sendMessage } from "~/platform/records/messages/messages";
import { listHeads } from "~/platform/records/teamwork/purchasing-head";
import { loadWorkingCalendar } from "~/platform/records/working-calendar";
import { escalationWords, toMessageWords } from "./digest-words";
import { lateQueue } from "./send-digests";

/**
 * Notifies the assignee and the head of purchasing of reviews that stay overdue, in one message to each person, and once for
 * each review. If several processes run it, the rows of person and review decide which one sends.
 */
export async function escalate(core: Core): Promise<void> {
  const now = core.now();
  const [, time = ""] = chinaMinute(now).split(" ");
  if (Number.parseInt(time, 10) < digestHour) return;
  const limit = workingDaysBefore(await loadWorkingCalendar(core.db), iso(now), escalationWorkingDays);
  const heads = await listHeads(core.db);
  const assignees = await listAssignees(core.db, limit);
  for (const accountId of new Set([...heads, ...assignees]))
    await notifyOne(core, { accountId, isHead: heads.includes(accountId), limit, now });
  core.emailWaits();
}

/** Reviews whose result was promised before an instant. */
const overdue = (db: Db, limit: string) =>
  db
    .selectFrom("registration")
    .where("submitted_at", "is not", null)
    .where("state", "in", [...promisedStates])
    .where("due_at", "<", limit);

async function listAssignees(db: Db, limit: string): Promise<string[]> {
  const rows = await overdue(db, limit)
    .innerJoin("account", "account.id", "registration.assignee_id")
    .select("account.id")
    .distinct()
    .where("is_barred", "=", 0)
    .execute();
  return rows.map(({ id }) => id);
}

type One = { accountId: string; isHead: boolean; limit: string; now: Date };

const notifyOne = ({ db, seal, config }: Core, { accountId, isHead, limit, now }: One) =>
  db.transaction().execute(async (trx) => {
    const unreported = overdue(trx, limit)
      .$if(!isHead, (query) => query.where("assignee_id", "=", accountId))
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom("escalation")
              .select("escalation.at")
              .whereRef("escalation.registration_id", "=", "registration.id")
              .whereRef("escalation.due_at", "=", "registration.due_at")
              .where("escalation.account_id", "=", accountId),
          ),
        ),
      );
    const oldest = await unreported
      .select(["number", "company_name", "company_english_name", "due_at"])
      .orderBy("due_at")
      .orderBy("registration.id")
      .limit(digestOldest)
      .execute();
    if (oldest.length === 0) return;
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto("escalation")
      .columns(["registration_id", "due_at", "account_id", "at"])
      .expression(
        unreported.select((row) => [
          "registration.id",
          row.ref("due_at").$notNull().as("due_at"),
          row.val(accountId).as("account_id"),
          row.val(iso(now)).as("at"),
        ]),
      )
      .onConflict((conflict) => conflict.columns(["registration_id", "due_at", "account_id"]).doNothing())
      .executeTakeFirst();
    // Another process was first.
    if (numInsertedOrUpdatedRows === 0n) return;
    const words = escalationWords({ late: Number(numInsertedOrUpdatedRows), oldest });
    await sendMessage(trx, { at: now, accountId, words: toMessageWords(words), to: lateQueue });
    const { email } = await accountById({ db: trx, seal }, accountId);
    await putInOutbox(trx, seal, {
      kind: "escalation",
      to: email,
      message: digestEmail(config, words, lateQueue),
      now,
    });
  });
