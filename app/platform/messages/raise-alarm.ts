import type { Db } from "../db/schema";
import { purchasingManagers } from "../tasks/purchasing";
import { type Message, sendMessage } from "./send-message";

/** The words of an alarm and where to look into it. */
type Alarm = Omit<Message, "accountId" | "isAlarm">;

/**
 * Reports a possible fraud to every purchasing manager and to the super admins, in the transaction in which it happens.
 * `except` is the account that caused it, which already knows.
 */
export async function raiseAlarm(trx: Db, alarm: Alarm, except?: string): Promise<void> {
  const recipients = new Set([...(await purchasingManagers(trx)), ...(await superAdmins(trx))]);
  if (except) recipients.delete(except);
  for (const accountId of recipients) await sendMessage(trx, { ...alarm, accountId, isAlarm: true });
}

async function superAdmins(trx: Db): Promise<string[]> {
  const rows = await trx
    .selectFrom("account")
    .select("id")
    .where("is_super_admin", "=", 1)
    .where("is_barred", "=", 0)
    .execute();
  return rows.map(({ id }) => id);
}
