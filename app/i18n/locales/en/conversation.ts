import type { Words } from "~/i18n/words";
import type zh from "../zh/conversation";

/** The messages between a supplier and purchasing about a registration. */
export default {
  title: "Questions to Procurement",
  lead: "If you have a question while you fill in or wait for the review, write to Procurement here. We email you when there is an answer.",
  leadOwn:
    "If you have a question, write to Procurement here. You get an email and a message in the portal when there is an answer.",
  unread_one: "{{count}} new message",
  unread_other: "{{count}} new messages",
  new: "New",
  messages: "Messages",
  none: "There are no messages yet.",
  total_one: "{{count}} message",
  total_other: "{{count}} messages",
  earlier: "Earlier messages",
  newest: "Newest messages",
  toForm: "Write a message",
  you: "Your company",
  purchasing: "Procurement",
  about: "About: {{place}}",
  form: {
    title: "Write a message",
    about: "About",
    general: "The registration as a whole",
    answer: "Answer (optional)",
    wholeTab: "The tab as a whole",
    text: "Message",
    hint: "Up to {{questionMax}} characters. Do not send passwords or codes.",
    send: "Send",
    sending: "Sending…",
    sent: "Message sent.",
  },
  closed: "This registration has ended. You can still read the messages.",
  back: "Back",
  review: {
    title: "Messages with the supplier",
    visible: "The supplier can read everything here, but not the notes to colleagues or your name.",
    show: "Show the messages",
    ask: "Ask about this answer",
    hide: "Hide the messages",
    draft: "This registration has not been submitted. You can read the supplier’s messages, but not its answers.",
    toFile: "Open the registration",
    registrant: "Registrant: {{name}}",
  },
} satisfies Words<typeof zh>;
