import { messages } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { countUnread, listMessages } from "~/platform/records/messages/list-messages";
import { markRead, readMessage } from "./read-messages";

/** The site messages of whoever asks (§3, §7). */
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
