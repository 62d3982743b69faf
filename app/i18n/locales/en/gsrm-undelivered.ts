import type { Words } from "~/i18n/words";
import type zh from "../zh/gsrm-undelivered";

/** Emails about a registration that did not arrive. */
export default {
  title: "Emails that did not arrive",
  topics: {
    received: "Confirmation that the registration was received",
    approval: "Notice of approval",
    return: "Notice of changes to make",
    rejection: "Notice of rejection",
    onboarding: "News about the onboarding",
    reminder: "Reminder",
    virus: "Notice of a file with a virus",
    documents: "Reminder of documents that expire",
    categories: "Notice of changed categories",
    correctiveAction: "Notice of a corrective action",
    change: "Notice of a change",
    conversation: "Notice of a message from Procurement",
    code: "Verification code",
    invitation: "Invitation",
    account: "Notice of a change to an account",
    alarm: "Security alert",
    digest: "Digest of open tasks",
    escalation: "Notice of late reviews",
    other: "Other",
  },
  failures: {
    refused: "The supplier’s mail server rejected it. The address may no longer exist. Call the supplier to check.",
    unreachable: "The mail server could not be reached for a day.",
  },
  states: {
    waiting: "Waiting to be sent again.",
    gone: "It contained a password or a link, or has expired, so it cannot be sent again. Call the supplier. The password can be reset on the sign-in page.",
  },
  resend: "Send again",
  resendFor: "Send again: {{topic}}, {{email}}",
  busy: "Sending…",
  done: "The email will be sent again.",
} satisfies Words<typeof zh>;
