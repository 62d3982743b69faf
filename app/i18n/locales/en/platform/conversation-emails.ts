import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/conversation-emails";

/** The notices of messages between a supplier and purchasing. */
export default {
  /** The email to the registrant. */
  supplier: {
    subject: "Procurement has sent you a message",
    subjectWithNumber: "Procurement has sent you a message: {{number}}",
    opening: "Procurement at {{brand}} has sent you a message about your supplier registration.",
    next: "Use the link below to read and answer it. Please do not reply to this email. Until you have read it, further messages are not announced by email.",
    open: "Read and answer",
  },
  /** The message to each account of an approved company. */
  account: {
    title: "Procurement has sent your company a message",
    body: "Procurement has sent your company a message. Open “Questions to Procurement” to read and answer it.",
  },
  /** The message to reviewers. */
  reviewer: {
    title: "Message from a supplier: {{company}}",
    body: "{{company}} has sent Procurement a message. Open “Messages with the supplier” to read and answer it.",
  },
} satisfies Words<typeof zh>;
