import type { Words } from "~/i18n/words";
import type zh from "../zh/outgoing";

/** The emails and text messages of the portal, for super admins. */
export default {
  title: "Emails and text messages",
  lead: "Every email and text message of the portal, the newest first. If one did not arrive, the reason is here; if it can be sent again, it has a “Send now” button.",
  back: "Back to review settings",
  open: "Emails and text messages",
  openText: "See which emails and text messages wait, were sent or did not arrive, and send them again.",
  held: "A backup was restored. Emails that waited when it was made are held, so that nobody gets one twice. Send them one by one, or ask the operator to release or drop all of them with {{command}}.",
  label: "Emails and text messages",
  filter: "Filter emails and text messages",
  state: "Status",
  anyState: "All statuses",
  none: "No emails or text messages yet",
  noneText: "The first email that the portal sends appears here.",
  nothingFound: "No emails or text messages match",
  nothingFoundText: "Try another status.",
  columns: {
    topic: "Subject",
    to: "To",
    registration: "Registration",
    state: "Status",
    attempts: "Attempts",
    acts: "Actions",
  },
  channels: { mail: "Email", sms: "Text message" },
  notKept: "Not kept after sending",
  noRegistration: "None",
  states: { waiting: "Waiting", held: "Held", sent: "Sent", undelivered: "Not delivered" },
  next: "Next attempt: ",
  failures: {
    refused: "The recipient’s server rejected it. The address or number may no longer exist.",
    unreachable: "The mail server could not be reached for a day.",
    late: "It could not be sent while it was valid.",
    gone: "It contained a password or a link, which is not kept, so it cannot be sent again.",
  },
  send: "Send now",
  sendFor: "Send now: {{topic}}, {{to}}",
  sent: "Will be sent now: {{topic}}, {{to}}.",
} satisfies Words<typeof zh>;
