import type { z } from "zod";
import { messages } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { countUnread, listMessages, toMessage } from "~/platform/records/messages/messages";
import type { Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { toWords } from "~/platform/core/database/words";
import { refuse } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";

/** The site messages of the calling account (§3, §7). */
export const messageHandlers = ({ db }: Core): Handler[] => [
  handleSession(messages.list, (input, { actor, language }) => listMessages(db, actor.accountId, input, language)),
  handleSession(messages.one, ({ messageId }, { actor, language, now }) =>
    readMessage({ db, accountId: actor.accountId, now }, messageId, language),
  ),
  handleSession(messages.markRead, ({ messageIds }, { actor, now }) =>
    markRead({ db, accountId: actor.accountId, now }, messageIds),
  ),
  handleSession(messages.markAllRead, (_, { actor, now }) => markRead({ db, accountId: actor.accountId, now })),
  handleSession(messages.countUnread, (_, { actor }) => countUnread(db, actor.accountId)),
];

type MessageAnswer = z.input<typeof messages.one.answer>;
type Reading = { db: Db; accountId: string; now: Date };

/** One message of this account; loading marks it as read. */
async function readMessage(reading: Reading, messageId: string, language: Language): Promise<MessageAnswer> {
  const { db, accountId } = reading;
  await markRead(reading, [messageId]);
  const row = await db
    .selectFrom("message")
    .selectAll()
    .where("id", "=", messageId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) return refuse("unknown", "message.unknown");
  return { ...toMessage(row, language), text: toWords(row, language).text, to: row.to_path };
}

/**
 * Marks messages of this account as read; without ids all of them except alarms, which must be read one at a time. A message
 * keeps the time it was first read.
 */
async function markRead({ db, accountId, now }: Reading, ids?: string[]): Promise<{ read: number }> {
  const { numUpdatedRows } = await db
    .updateTable("message")
    .set({ read_at: iso(now) })
    .where("account_id", "=", accountId)
    .where("read_at", "is", null)
    .where((row) => (ids ? row("id", "in", ids) : row("is_alarm", "=", 0)))
    .executeTakeFirstOrThrow();
  return { read: Number(numUpdatedRows) };
}
