import type { Words } from "~/i18n/words";
import type zh from "../zh/messages";

/** Site messages, notices, the bell and the banner. */
export default {
  title: "Messages",
  filter: { label: "Show messages", all: "All", unread: "Unread ({{unread}})" },
  row: { unread: "Unread: ", alarm: "Alarm", choose: "Select “{{title}}”" },
  mark: {
    selectAll: "Select all unread on this page",
    chosen: "Mark selected as read",
    all: "Mark all as read",
    alarms:
      "Please open each alarm to read it. Until then it stays at the top, and marking messages as read leaves it as it is.",
    nothing: "Nothing is selected. Tick the messages to mark as read first.",
  },
  none: {
    title: "No messages yet",
    text: "When there is something to do or to know, you are told here.",
    unread: "Nothing unread",
    unreadText: "You have read all your messages.",
    showAll: "Show all messages",
  },
  detail: {
    back: "Back to the messages",
    go: "Go there",
    unknown: "This message was not found",
    unknownText:
      "The link may be incomplete, or the message was sent to another account. Go back to the list of messages.",
  },
  bell: {
    unread: "Messages, some unread",
    all: "All messages",
    loading: "Loading…",
    failed: "The messages could not be loaded. Check your connection and try again.",
    again: "Try again",
  },
  notices: {
    title: "Notices",
    release: "Release notice",
    none: "No notices yet",
    noneText: "New notices are published here.",
    back: "Back to the notices",
    unknown: "This notice was not found",
    unknownText: "The link may be incomplete, or the notice was withdrawn. Go back to the list of notices.",
  },
  banner: { details: "Read more", known: "I know" },
} satisfies Words<typeof zh>;
