import type { Words } from "~/i18n/words";
import type zh from "../zh/conversation-findings";

/** Messages of the page of the questions, by code. */
export default { "conversation.sent": "Message sent" } satisfies Words<typeof zh>;
