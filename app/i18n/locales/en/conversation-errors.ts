import type { Words } from "~/i18n/words";
import type zh from "../zh/conversation-errors";

/** Why a message between a supplier and purchasing is not sent. */
export default {
  "conversation.closed": "This registration has ended. You can still read the messages, but not send any.",
  "conversation.tooMany":
    "This registration has {{questionsMax}} messages, which is the limit, so no more can be sent. Please call or send an email.",
  "conversation.tooOften":
    "Too many messages were sent within an hour, so this one was not sent. It is still in the form: send it later.",
} satisfies Words<typeof zh>;
