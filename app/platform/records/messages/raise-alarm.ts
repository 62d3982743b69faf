import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { accountById } from "~/platform/records/accounts/accounts";
import { superAdmins } from "~/platform/records/accounts/recipients";
import type { EmailContext } from "~/platform/core/emails/email-parts";
import { alarmEmail } from "~/platform/core/emails/staff";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { purchasingManagers } from "~/platform/records/tasks/review-tasks";
import { type MessageToSend, sendMessage } from "./messages";

/** The text of an alarm, and the page on which it can be investigated. */
type Alarm = Omit<MessageToSend, "accountId" | "isAlarm">;
/** The dependencies of an alarm; commands do not have the other settings. */
export type AlarmDependencies = Pick<Core, "seal"> & { config: Omit<EmailContext, "language"> };

/**
 * Reports a possible fraud to every purchasing manager and to the super admins, as a message and by email, in the same
 * transaction as the event. The email contains only the title and a link. `except` is the account that caused it, which
 * already knows.
 */
export async function raiseAlarm(
  { seal, config }: AlarmDependencies,
  trx: Db,
  alarm: Alarm,
  except?: string,
): Promise<void> {
  const recipients = new Set([...(await purchasingManagers(trx)), ...(await superAdmins(trx))]);
  if (except) recipients.delete(except);
  const message = alarmEmail(config, alarm);
  for (const accountId of recipients) {
    await sendMessage(trx, { ...alarm, accountId, isAlarm: true });
    const { email } = await accountById({ db: trx, seal }, accountId);
    await putInOutbox(trx, seal, { kind: "alarm", to: email, message, now: alarm.at });
  }
}
