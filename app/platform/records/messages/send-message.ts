import type { Db } from "~/platform/ground/database/schema";
import { newId } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/ground/base/instants";

/** A message to one account, in both languages. */
export type Message = {
  at: Date;
  accountId: string;
  titleZh: string;
  titleEn: string;
  /** Plain text; an empty line parts two paragraphs. */
  bodyZh: string;
  bodyEn: string;
  /** A path of the portal where something is to be done about it. */
  to?: string;
  /** Whether it reports a possible fraud: it then stands above the others until it is read. */
  isAlarm?: boolean;
};

/** Tells an account something, in the transaction of what it reports. Answers the message's id. */
export async function sendMessage(trx: Db, { at, accountId, to, isAlarm = false, ...words }: Message): Promise<string> {
  const id = newId();
  await trx
    .insertInto("message")
    .values({
      id,
      account_id: accountId,
      title_zh: words.titleZh,
      title_en: words.titleEn,
      body_zh: words.bodyZh,
      body_en: words.bodyEn,
      to_path: to ?? null,
      created_at: iso(at),
      read_at: null,
      is_alarm: isAlarm ? 1 : 0,
    })
    .execute();
  return id;
}
