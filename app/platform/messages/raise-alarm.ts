import type { Core } from "../core";
import type { Db } from "../db/schema";
import { accountById } from "../identity/accounts";
import { accountMessage } from "../mail/letters/account-message";
import { putInOutbox } from "../mail/outbox";
import { purchasingManagers } from "../tasks/purchasing";
import { type Message, sendMessage } from "./send-message";

/** The words of an alarm and where to look into it. */
type Alarm = Omit<Message, "accountId" | "isAlarm">;
type Ground = Pick<Core, "seal" | "config">;

/**
 * Reports a possible fraud to every purchasing manager and to the super admins, in the bell and by letter, in the
 * transaction in which it happens. The letter says no more than the title and the way to it. `except` is the account that
 * caused it, which already knows.
 */
export async function raiseAlarm({ seal, config }: Ground, trx: Db, alarm: Alarm, except?: string): Promise<void> {
  const recipients = new Set([...(await purchasingManagers(trx)), ...(await superAdmins(trx))]);
  if (except) recipients.delete(except);
  const letter = accountMessage(config, wordsOf(alarm), alarm.to);
  for (const accountId of recipients) {
    await sendMessage(trx, { ...alarm, accountId, isAlarm: true });
    const { email } = await accountById({ db: trx, seal }, accountId);
    await putInOutbox(trx, seal, { kind: "alarm", to: email, letter, now: alarm.at });
  }
}

const wordsOf = ({ titleZh, titleEn }: Alarm) => ({
  zh: {
    subject: `【警报】${titleZh}`,
    paragraphs: [`警报：${titleZh}`, "请尽快登录平台查看并核实。在您阅读之前，这条警报一直排在消息列表的最前面。"],
  },
  en: {
    subject: `Alarm: ${titleEn}`,
    paragraphs: [
      `Alarm: ${titleEn}`,
      "Please sign in soon and look into it. Until you have read it, the alarm stays at the top of your messages.",
    ],
  },
});

async function superAdmins(trx: Db): Promise<string[]> {
  const rows = await trx
    .selectFrom("account")
    .select("id")
    .where("is_super_admin", "=", 1)
    .where("is_barred", "=", 0)
    .execute();
  return rows.map(({ id }) => id);
}
