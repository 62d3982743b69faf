import type { Db } from "~/platform/ground/database/schema";
import type { InBoth } from "~/platform/ground/words/words-in";
import { newId } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/ground/base/instants";

/** The body is plain text; an empty line parts two paragraphs. */
type MessageWords = { title: string; body: string };

/** A message to one account, in both languages. */
export type Message = {
  at: Date;
  accountId: string;
  words: InBoth<MessageWords>;
  /** A path of the portal where something is to be done about it. */
  to?: string;
  /** Whether it reports a possible fraud: it then stands above the others until it is read. */
  isAlarm?: boolean;
};

/** Tells an account something, in the transaction of what it reports. Answers the message's id. */
export async function sendMessage(trx: Db, { at, accountId, to, isAlarm = false, words }: Message): Promise<string> {
  const id = newId();
  await trx
    .insertInto("message")
    .values({
      id,
      account_id: accountId,
      title_zh: words.zh.title,
      title_en: words.en.title,
      body_zh: words.zh.body,
      body_en: words.en.body,
      to_path: to ?? null,
      created_at: iso(at),
      read_at: null,
      is_alarm: isAlarm ? 1 : 0,
    })
    .execute();
  return id;
}
