import { type Expression, sql } from "kysely";
import type { z } from "zod";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { newId } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/core/base/instants";
import type { InBoth } from "~/platform/core/words/words-in";
import type { messages } from "~/contract";
import { readTablePage } from "~/platform/core/database/page";
import { toWords } from "~/platform/core/database/words";

/** The body is plain text with paragraphs separated by an empty line. */
type MessageWords = { title: string; body: string };

/** A message to one account, in both languages. */
export type MessageToSend = {
  at: Date;
  accountId: string;
  words: InBoth<MessageWords>;
  /** The path of the page where the reader can act on it. */
  to?: string;
  /** Whether it reports a possible fraud: it is then shown above the others until it is read. */
  isAlarm?: boolean;
};

/** Sends a message to an account, in the same transaction as the event it reports. Returns the message's id. */
export async function sendMessage(
  trx: Db,
  { at, accountId, to, isAlarm = false, words }: MessageToSend,
): Promise<string> {
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

type ListInput = z.output<typeof messages.list.input>;
type MessageListAnswer = z.input<typeof messages.list.answer>;

const alarmsFirst: Expression<number> = sql`case when is_alarm = 1 and read_at is null then 0 else 1 end`;

/** A page of an account's messages, unread alarms first, then newest first; with `unread`, only unread ones. */
export function listMessages(db: Db, accountId: string, { unread, ...page }: ListInput, language: Language) {
  const list = db
    .selectFrom("message")
    .where("account_id", "=", accountId)
    .$if(unread, (query) => query.where("read_at", "is", null));
  return readTablePage(page, {
    count: list.select(({ fn }) => fn.countAll().as("total")),
    rows: list.selectAll().orderBy(alarmsFirst).orderBy("created_at", "desc").orderBy("id", "desc"),
    toContent: (row) => toMessage(row, language),
  });
}

/** A message as listed. */
export const toMessage = (row: Tables["message"], language: Language): MessageListAnswer["content"][number] => ({
  messageId: row.id,
  title: toWords(row, language).title,
  createDate: row.created_at,
  readFlag: row.read_at === null ? "0" : "1",
  isAlarm: row.is_alarm === 1,
});

/** The number of unread messages of an account. */
export async function countUnread(db: Db, accountId: string): Promise<{ unread: number }> {
  const { total } = await db
    .selectFrom("message")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("account_id", "=", accountId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return { unread: Number(total) };
}
