import type { Words } from "~/i18n/words";
import type zh from "../zh/dashboard";

/** The shell of the signed-in screens, and the first of them. */
export default {
  nothing: "No cards are available for your role. Contact an administrator if you need access.",
  notLoaded: "This could not be loaded. Reload the page in a moment.",
  all: "View all",
  stage: {
    empty:
      "We have no onboarding record for your company. If you think this is wrong, contact your purchasing manager.",
  },
  tasks: {
    filters: "Task status",
    kinds: {
      registration: "Registration",
      certification: "Certification",
      document: "Documents",
      review: "Review",
      payment: "Payment",
      statement: "Statement",
    },
    late: "Overdue",
    whenever: "No due date",
    empty: "No tasks of this kind.",
    more_one: "{{count}} more task is not shown.",
    more_other: "{{count}} more tasks are not shown.",
  },
  notices: { empty: "No notices." },
  messages: { empty: "No unread messages.", count: "{{count}} unread" },
  documents: { empty: "No documents expire in the next {{soonDays}} days.", expired: "Expired", soon: "Expires soon" },
  news: { empty: "No news.", more: "Read more (opens in a new window)" },
  arrange: {
    open: "Customise dashboard",
    title: "Customise dashboard",
    lead: "Drag a card to move it. Drag its bottom-right corner to resize it. You can also use the buttons on each card.",
    save: "Save",
    restore: "Restore default",
    cancel: "Cancel",
    add: "Add cards",
    addNamed: "Add “{{name}}”",
    allShown: "All cards are on the dashboard.",
    oneCard: "Keep at least one card.",
    earlier: "Move “{{name}}” earlier",
    later: "Move “{{name}}” later",
    narrower: "Make “{{name}}” narrower",
    wider: "Make “{{name}}” wider",
    lower: "Make “{{name}}” shorter",
    taller: "Make “{{name}}” taller",
    remove: "Remove “{{name}}”",
  },
} satisfies Words<typeof zh>;
