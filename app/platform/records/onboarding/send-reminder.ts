import type { ReminderKind } from "~/rules/onboarding/promised-dates";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { reminderEmail } from "~/platform/core/emails/reminder";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { openOwner } from "~/platform/records/registrations/find-registration";

type Reminder = {
  kind: ReminderKind;
  /** The occasion, for which it is sent only once: the instant the state began, or the day on which a person sends it by hand. */
  since: string;
  /** The sender, in the form of the audit log; omitted if the reminder is sent automatically. */
  actor?: string;
  now: Date;
};

/**
 * Puts the email that reminds a supplier in the outbox. Returns false if the same reminder was sent before: the key of
 * the row decides, however many processes try.
 */
export async function sendReminder(
  { seal, config }: Core,
  trx: Db,
  row: Tables["registration"],
  reminder: Reminder,
): Promise<boolean> {
  const { kind, since, actor = "system", now } = reminder;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("reminder")
    .values({ registration_id: row.id, kind, since, at: iso(now) })
    .onConflict((conflict) => conflict.columns(["registration_id", "kind", "since"]).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  const subject = `registration:${row.id}`;
  await recordAudit(trx, { at: now, actor, action: "registration.remind", subject, details: { kind } });
  const message = reminderEmail({ ...config, language: row.language }, kind, row.number ?? "");
  await putInOutbox(trx, seal, {
    kind: `reminder.${kind}`,
    to: openOwner(seal, row).email,
    message,
    now,
    registrationId: row.id,
  });
  return true;
}
