import type { Words } from "~/i18n/words";
import type zh from "../zh/gsrm-change";

/** One change of a company file, for who decides about it. */
export default {
  title: "Change request",
  back: "Back to the changes",
  file: "See the company file",
  before: "Before",
  after: "After",
  note: "What the supplier says",
  submittedBy: "Asked for by",
  effectiveAt: "Takes effect",
  approvals: "Approvals",
  approvalsOf: "{{done}} of {{needed}} people",
  callTitle: "Call back",
  callText:
    "Call the supplier at one of these numbers, which were on file for 30 days before the request. Never use a number from the request, an e-mail or a text message.",
  callLater: "If the supplier says that it did not ask for this change, record it here. The change is frozen at once.",
  callNone:
    "No number has been on file for 30 days, so the change cannot be approved yet. Wait until one has, or refuse the change and contact the supplier.",
  callNumber: "The number you called",
  callOutcome: "What came of the call",
  callOutcomeNeeded: "Choose what came of the call",
  outcomes: {
    confirmed: {
      label: "Confirmed",
      text: "The supplier asked for this change and checked the new details with you.",
    },
    denied: { label: "Denied", text: "The change is frozen at once, and all purchasing managers are alarmed." },
    noAnswer: { label: "No answer", text: "Nothing is confirmed. Call again later, or another number." },
    wrongNumber: { label: "Wrong number", text: "Nothing is confirmed, and this number is not offered again." },
  },
  callNote: "Who spoke, and what they said",
  callNoteNeeded: "Write down who spoke and what they said",
  callBy: "{{by}} called {{number}} ({{name}})",
  noCalls: "No call has been recorded yet.",
  record: "Record the call",
  approve: "Approve",
  approveNow: "Yes, approve",
  notYet: "Go back",
  sure: {
    effective: "The change takes effect at once, and the supplier is told. Approve it?",
    onceApproved: "You are the first to approve it; a colleague has to approve it too. Approve it?",
    scheduled:
      "The change takes effect in 48 hours. Everybody known before gets an e-mail and can stop it until then. Approve it?",
  },
  care: {
    ordinary: "One person approves it, and it takes effect at once.",
    watched:
      "One person approves it, and it takes effect 48 hours later. Everybody known before has been told and can stop it.",
    watchedByTwo:
      "Every telephone number or e-mail address on file would be replaced, so two people approve it. It takes effect 48 hours after the second approval.",
    bank: "Call the supplier first. Then two people approve it, and it takes effect 48 hours after the second approval.",
  },
  waits: {
    scheduled: "Approved. It takes effect by itself:",
    stopped:
      "The change is frozen. Look into it, then refuse it; if it was a misunderstanding, the supplier can ask again.",
  },
  outdated: "This change or its risks changed after you opened the page, so nothing was sent. What you typed is kept.",
  held: "Something changed before it took effect, so the portal has frozen it",
  recipients: "Who was told",
  recipientsText: "Everybody has a stop link of their own, so it is known who stopped a change.",
  hasStopped: "Stopped this change",
  linkClosed: "Link closed",
  closeLink: "Close this stop link",
  closeNote: "Whom you reached, and why you close it",
  closeNoteNeeded: "Write down whom you reached and why you close it",
  refuse: "Refuse",
  refuseNow: "Yes, refuse",
  refuseSure: "The change ends, and the supplier reads this reason:",
  refuseReason: "Reason for refusing",
  reasonNeeded: "Give a reason: the supplier sees it",
  busy: "Sending…",
  reason: "Refused because: {{reason}}",
} satisfies Words<typeof zh>;
