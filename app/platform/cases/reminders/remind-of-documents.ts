import { firstRung, rungDue } from "~/rules/documents/reminder-ladders";
import { daysAfter } from "~/rules/calendar/calendar-date";
import { toErrorPlace } from "~/rules/error-place";
import { digestHour } from "~/rules/limits/digests";
import { isSupplier, states } from "~/rules/onboarding/stages";
import { seconds } from "~/rules/time";
import { recordAudit } from "~/platform/core/audit";
import { chinaDate } from "~/rules/calendar/china-date";
import { chinaMinute, iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { keepAllDates, listDocumentDates } from "~/platform/records/documents/keep-dates";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { type DueRung, writeToSupplier } from "./document-emails";
import { reportDocuments } from "./report-documents";

/** The batch size, and the time limit of a run in milliseconds; the next run continues. */
const batchSize = 100;
const runMs = seconds(20);
const supplierStates = states.filter(isSupplier);

/**
 * Checks the documents of every supplier once a day and sends the reminders that are due on their schedule. Each company has its
 * own transaction, which records the day: however many processes run this, each reminder is sent once. Purchasing is notified
 * after all suppliers have been checked, so that one email covers the day.
 */
export async function remindOfDocuments(core: Core): Promise<void> {
  const now = core.now();
  const [today = "", time = ""] = chinaMinute(now).split(" ");
  if (Number.parseInt(time, 10) < digestHour) return;
  if (await lookAtAll(core, today)) await reportDocuments(core, now);
  core.emailWaits();
}

/** Returns whether it reached the end. */
async function lookAtAll(core: Core, today: string): Promise<boolean> {
  const end = Date.now() + runMs;
  let last = "";
  for (;;) {
    const rows = await toLookAt(core.db, today)
      .select("registration.id")
      .where("registration.id", ">", last)
      .orderBy("registration.id")
      .limit(batchSize)
      .execute();
    for (const { id } of rows) {
      if (Date.now() >= end) return false;
      await lookAtOne(core, id);
    }
    if (rows.length < batchSize) return true;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Suppliers that may have something due, and those whose dates were never stored. */
const toLookAt = (db: Db, today: string) =>
  db
    .selectFrom("registration")
    .where("state", "in", supplierStates)
    .where((row) =>
      row.or([
        row("documents_day", "is", null),
        row.and([
          row("documents_day", "<", today),
          row.exists(
            row
              .selectFrom("document_date")
              .select("document_date.document")
              .whereRef("document_date.registration_id", "=", "registration.id")
              .where("due_on", "<=", daysAfter(today, firstRung)),
          ),
        ]),
      ]),
    );

/** Checks one registration. A failure is logged and retried by the next run, and does not stop the others. */
async function lookAtOne(core: Core, id: string): Promise<void> {
  try {
    await core.db.transaction().execute((trx) => remindOne(core, trx, id, core.now()));
  } catch (error) {
    core.config.log.error({ event: "job_failed", job: "remindOfDocuments", registration: id, ...toErrorPlace(error) });
  }
}

async function remindOne(core: Core, trx: Db, id: string, now: Date): Promise<void> {
  const registration = await lockRegistration(trx, id);
  const today = chinaDate(now);
  const lastDay = registration.documents_day;
  // Another process was first, or the company is no longer a supplier.
  if (!isSupplier(registration.state) || (lastDay !== null && lastDay >= today)) return;
  if (lastDay === null) await keepAllDates(core, trx, registration, now);
  await trx.updateTable("registration").set({ documents_day: today }).where("id", "=", id).execute();
  const dates = await listDocumentDates(core, trx, id, today);
  const due = dates.flatMap((date): DueRung[] => {
    const { dueOn } = date;
    const rung = dueOn === null ? null : rungDue(date.kind, dueOn, today);
    return dueOn === null || rung === null ? [] : [{ ...date, dueOn, rung }];
  });
  const news = await keepNew(trx, id, due, now);
  if (news.length === 0) return;
  await writeToSupplier(core, trx, registration, { documents: news, today, now });
  await recordAudit(trx, {
    at: now,
    actor: "system",
    action: "documents.remind",
    subject: `registration:${id}`,
    details: { documents: news.length },
  });
}

/** Stores the reminders, and returns those that have not been sent before; the key of the row decides. */
async function keepNew(trx: Db, registration_id: string, due: readonly DueRung[], now: Date): Promise<DueRung[]> {
  if (due.length === 0) return [];
  const newRows = await trx
    .insertInto("document_reminder")
    .values(
      due.map(({ document, dueOn, rung }) => ({
        registration_id,
        document,
        due_on: dueOn,
        rung,
        at: iso(now),
        reported_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(["registration_id", "document", "due_on", "rung"]).doNothing())
    .returning("document")
    .execute();
  return due.filter(({ document }) => newRows.some((row) => row.document === document));
}
