import { messages } from "~/contract";
import type { Core } from "../core";
import { type Handler, handleSession } from "../http/router";
import { countUnread, listMessages } from "./list-messages";
import { markRead, readMessage } from "./read-messages";

/** The site messages of whoever asks (§3, §7). */
export const messageHandlers = ({ db }: Core): Handler[] => [
  handleSession(messages.list, (asked, { actor, language }) => listMessages(db, actor.accountId, asked, language)),
  handleSession(messages.one, ({ messageId }, { actor, language, now }) =>
    readMessage({ db, accountId: actor.accountId, now }, messageId, language),
  ),
  handleSession(messages.markRead, ({ messageIds }, { actor, now }) =>
    markRead({ db, accountId: actor.accountId, now }, messageIds),
  ),
  handleSession(messages.markAllRead, (_, { actor, now }) => markRead({ db, accountId: actor.accountId, now })),
  handleSession(messages.countUnread, (_, { actor }) => countUnread(db, actor.accountId)),
];
