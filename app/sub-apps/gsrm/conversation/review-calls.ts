import { call } from "~/client/call";
import * as conversation from "~/contract/conversation";
import type { ConversationCalls } from "../../built-in/conversation/conversation-panel";
import type { TypedMessage } from "../../built-in/conversation/message-form";

/** The reviewer's calls for the messages of a registration. */
export const reviewCalls = (registrationId: string) =>
  ({
    key: registrationId,
    load: (page, signal) => call(conversation.listForReview, { registrationId, ...page }, { signal }),
    send: (message: TypedMessage) => call(conversation.reply, { registrationId, ...message }),
    markRead: (upTo) => call(conversation.markReadForReview, { registrationId, upTo }),
  }) satisfies ConversationCalls;
