import { mailboxes } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { confirmMailbox, declineMailbox } from "./decide-mailbox";
import { listMailboxRequests } from "./list-mailboxes";
import { requestMailbox } from "./request-mailbox";

/** The calls that replace the email address of someone who has lost access to the mailbox; a second colleague must confirm. */
export const mailboxHandlers = (core: Core): Handler[] => [
  handleSession(mailboxes.list, (_, { actor, now }) => listMailboxRequests(core, actor, now)),
  handleSession(mailboxes.start, async (input, context) => {
    await requestMailbox(core, input, context);
    return {};
  }),
  handleSession(mailboxes.confirm, async ({ requestId }, context) => {
    await confirmMailbox(core, requestId, context);
    return {};
  }),
  handleSession(mailboxes.decline, async ({ requestId }, { actor, now }) => {
    await declineMailbox(core, requestId, actor, now);
    return {};
  }),
];
