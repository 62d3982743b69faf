import type { Words } from "~/i18n/words";
import type zh from "../zh/messages";

/** Site messages, notices, the bell and the banner. */
export default {
  title: "Messages",
  filter: { label: "Filter messages", all: "All", unread: "Unread ({{unread}})" },
  row: { unread: "Unread: ", alarm: "Alert", choose: "Select “{{title}}”" },
  mark: {
    selectAll: "Select all unread on this page",
    chosen: "Mark selected as read",
    all: "Mark all as read",
    alarms:
      "Open each alert to read it. Until then it stays at the top, and marking messages as read does not change it.",
    nothing: "Select the messages you want to mark as read first.",
  },
  none: {
    title: "No messages yet",
    text: "We will let you know here when something needs your attention.",
    unread: "No unread messages",
    unreadText: "You have read all your messages.",
    showAll: "View all messages",
  },
  detail: {
    back: "Back to messages",
    go: "Open",
    unknown: "Message not found",
    unknownText: "The link may be incomplete, or the message may belong to another account. Go back to your messages.",
  },
  bell: {
    unread: "Messages (unread)",
    all: "View all messages",
    loading: "Loading…",
    failed: "The messages could not be loaded. Check your connection and try again.",
    again: "Try again",
  },
  notices: {
    title: "Notices",
    release: "Release notice",
    none: "No notices yet",
    noneText: "New notices are published here.",
    back: "Back to notices",
    unknown: "Notice not found",
    unknownText: "The link may be incomplete, or the notice may have been withdrawn. Go back to the notices.",
  },
  banner: { details: "View details", known: "Got it" },
} satisfies Words<typeof zh>;
