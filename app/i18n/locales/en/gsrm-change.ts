import type { Words } from "~/i18n/words";
import type zh from "../zh/gsrm-change";

/** One change of a company file, for who decides about it. */
export default {
  title: "Change request",
  back: "Back to changes",
  file: "View company file",
  before: "Before",
  after: "After",
  note: "Supplier’s reason",
  submittedBy: "Requested by",
  effectiveAt: "Takes effect",
  approvals: "Approvals",
  approvalsOf: "{{done}} of {{needed}} approvals",
  callTitle: "Call back",
  callText:
    "Call the supplier on one of these numbers, which had been on file for at least {{callableAfterDays}} days when the change was requested. Never use a number from the request, an email or a text message.",
  callLater: "If the supplier says it did not request this change, record it here. The change is frozen immediately.",
  callNone:
    "No number has been on file for {{callableAfterDays}} days, so the change cannot be approved yet. Wait until one has, or reject the change and contact the supplier.",
  callNumber: "Number you called",
  callOutcome: "Result of the call",
  callOutcomeNeeded: "Select the result of the call",
  outcomes: {
    confirmed: {
      label: "Confirmed",
      text: "The supplier requested this change and checked the new details with you.",
    },
    denied: { label: "Denied", text: "The change is frozen immediately and all purchasing managers are alerted." },
    noAnswer: { label: "No answer", text: "Nothing is confirmed. Call again later, or call another number." },
    wrongNumber: { label: "Wrong number", text: "Nothing is confirmed, and this number is not offered again." },
  },
  callNote: "Who you spoke to and what they said",
  callNoteNeeded: "Enter who you spoke to and what they said",
  callBy: "{{by}} called {{number}} ({{name}})",
  noCalls: "No calls recorded yet.",
  record: "Record call",
  approve: "Approve",
  approveNow: "Approve",
  notYet: "Go back",
  sure: {
    effective: "The change takes effect immediately and we notify the supplier. Approve it?",
    onceApproved: "You are the first to approve it. A colleague must approve it too. Approve it?",
    scheduled:
      "The change takes effect in {{bankHours}} hours. Every contact we already had gets an email and can stop it until then. Approve it?",
  },
  care: {
    ordinary: "Needs 1 approval and takes effect immediately.",
    watched:
      "Needs 1 approval and takes effect {{bankHours}} hours later. Every contact we already had has been notified and can stop it.",
    watchedByTwo:
      "All phone numbers or email addresses on file would be replaced, so it needs {{bankApprovers}} approvals. It takes effect {{bankHours}} hours after the last one.",
    identity:
      "The company would get another name, number or country, so it needs {{bankApprovers}} approvals. It takes effect {{bankHours}} hours after the last one. Compare it with the public register first.",
    bank: "Call the supplier first. Bank details need {{bankApprovers}} approvals and take effect {{bankHours}} hours after the last one.",
  },
  unopenedNote: "Why you approve files that cannot be opened (only colleagues see it)",
  unopenedNoteNeeded: "Say why you approve files that cannot be opened",
  registryNote: "Why you approve although the public register differs (only colleagues see it)",
  registryNoteNeeded: "Say why you approve although the public register differs",
  registry: {
    title: "Public register",
    asked: "Checked when the change was proposed:",
    silent: "The register service did not find the company or did not answer. Check the company yourself.",
    differs: "differs",
    agrees: "The name and numbers that the register has agree with the change.",
  },
  waits: {
    scheduled: "Approved. Takes effect automatically:",
    stopped:
      "The change is frozen. Check what happened, then reject it. If it was a misunderstanding, the supplier can request it again.",
  },
  outdated:
    "This change or its risk checks changed after you opened the page, so nothing was submitted. Your entries are kept.",
  held: "Something changed before it took effect, so the change has been frozen",
  recipients: "Contacts notified",
  recipientsText: "Each contact has a separate stop link, so we know who stopped a change.",
  hasStopped: "Stopped this change",
  linkClosed: "Link closed",
  closeLink: "Close this stop link",
  closeNote: "Who you spoke to and why you are closing it",
  closeNoteNeeded: "Enter who you spoke to and why you are closing it",
  refuse: "Reject",
  refuseNow: "Reject change",
  refuseSure: "The change ends and the supplier sees this reason:",
  refuseReason: "Reason for rejection",
  reasonNeeded: "Enter a reason. The supplier will see it.",
  busy: "Submitting…",
  reason: "Reason for rejection: {{reason}}",
} satisfies Words<typeof zh>;
