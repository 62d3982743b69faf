import type { Words } from "~/i18n/words";
import type zh from "../zh/dashboard";

/** The shell of the signed-in screens, and the first of them. */
export default {
  nothing: "There are no cards for your role.",
  notLoaded: "This could not be loaded. Please reload the page in a moment.",
  all: "See all",
  stage: { empty: "There is no record of your company's onboarding here. If in doubt, ask your purchasing manager." },
  tasks: {
    filters: "State of the tasks",
    kinds: {
      registration: "Registration",
      certification: "Certification",
      document: "Documents",
      review: "Review",
      payment: "Payment",
      statement: "Statement",
    },
    late: "Overdue",
    whenever: "No date",
    empty: "There are no such tasks.",
    more: "{{count}} more are not shown.",
  },
  notices: { empty: "There are no notices." },
  messages: { empty: "You have read everything.", count: "{{count}} unread" },
  documents: { empty: "Nothing expires within 30 days.", expired: "Expired", soon: "Expires" },
  news: { empty: "There is no news.", more: "Read more (opens in a new window)" },
  arrange: {
    open: "Arrange the workspace",
    title: "Arrange the workspace",
    lead: "Drag a card to move it, and its lower right corner to resize it; or use the buttons on the card.",
    save: "Save",
    restore: "Restore default",
    cancel: "Cancel",
    add: "Cards you can add",
    addNamed: "Add “{{name}}”",
    allShown: "Every card is shown.",
    oneCard: "Keep at least one card.",
    earlier: "Move “{{name}}” earlier",
    later: "Move “{{name}}” later",
    narrower: "Make “{{name}}” narrower",
    wider: "Make “{{name}}” wider",
    lower: "Make “{{name}}” lower",
    taller: "Make “{{name}}” taller",
    remove: "Remove “{{name}}”",
  },
} satisfies Words<typeof zh>;
