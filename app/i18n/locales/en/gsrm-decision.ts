import type { Words } from "~/i18n/words";
import type * as zh from "../zh/gsrm-decision";

/** The decision form of the purchasing managers, and the decisions made. */
export const decision = {
  changes_one: "{{count}} answer has changed since the last round",
  changes_other: "{{count}} answers have changed since the last round",
  title: "Decision",
  waits: {
    supplier: "Waiting for the supplier. You do not need to do anything.",
    purchasing: "Waiting for Procurement.",
    system: "The next step happens automatically when it is due.",
    nobody: "This registration has ended. You do not need to do anything.",
  },
  approve: {
    label: "Approve",
    text: "The registration moves to the next stage and we notify the supplier by email.",
  },
  return: {
    label: "Return for changes",
    text_one: "The supplier changes only what you commented on ({{count}} comment).",
    text_other: "The supplier changes only what you commented on ({{count}} comments).",
  },
  refuse: { label: "Reject", text: "This registration ends and the supplier is notified of the reason." },
  accept: { label: "Move to potential suppliers", text: "We notify the supplier by email." },
  startCertification: {
    label: "Start certification",
    text: "The supplier gets an email and a task to submit the documents.",
  },
  reopen: {
    label: "Reopen",
    text: "Withdraws the rejection. The review continues from that stage and the supplier is notified of the reason.",
  },
  proposeBlock: {
    label: "Propose to block",
    text: "It takes effect when another purchasing manager confirms it. The supplier is not notified before that.",
  },
  block: {
    label: "Confirm block",
    text: "The supplier gets an email that says why. It can still sign in and update its company file.",
  },
  dropBlock: { label: "Drop proposal", text: "Nothing changes for the supplier, and it is not notified." },
  proposeReinstatement: {
    label: "Propose to reinstate",
    text: "It takes effect when another purchasing manager confirms it. The supplier is not notified before that.",
  },
  reinstate: {
    label: "Confirm reinstatement",
    text: "The company becomes a qualified supplier again and gets an email that says why.",
  },
  keepBlocked: { label: "Keep blocked", text: "The supplier stays blocked and is not notified." },
  retire: {
    label: "Retire",
    text: "The supplier gets an email that says why. Its company file can only be read from then on. To work with us again, it registers with the same email address.",
  },
  reason: "Reason (the supplier sees it)",
  reasonHint: "The supplier sees this in the email and when checking progress. Say why, and what to do.",
  note: "Note to colleagues (the supplier cannot see it)",
  noteHint: "Optional. Kept in the history and not sent to the supplier.",
  noteFor: {
    duplicate:
      "This company has another registration. Explain why you are approving this one as well. Only colleagues see this.",
    unopened: "Some files cannot be opened. Say why you approve it without them. Only colleagues see this.",
    unseen: "You have not opened every document. Say why you approve it without them. Only colleagues see this.",
  },
  noteForColleague: "Say why, for the colleague who decides. The supplier cannot see this.",
  colleagueNoteNeeded: "Enter a note. Your colleague needs to know why.",
  noteNeeded: {
    duplicate: "Explain in the note why you are approving a second registration for the same company",
    unopened: "Say in the note why you approve files that could not be opened",
    unseen: "Say in the note why you approve without opening every document",
  },
  reasonNeeded: "Enter a reason. The supplier needs to know why.",
  next: "Next: review and confirm",
  confirm: {
    message: "This email will be sent to {{to}}:",
    preview: "Email preview",
    soon: "The email to the supplier appears here once everything needed is filled in.",
    noEmail: "The supplier will not be sent an email.",
    note: "Your note to colleagues is kept in the history and is not part of the email.",
    back: "Go back and edit",
  },
  outdated: {
    title: "The registration has changed, so nothing was submitted",
    text: "It changed after you opened this page. Look at the latest answers before you decide. Your entries are kept.",
    changed: "Changed:",
    reload: "Show latest answers",
  },
  comments_one: "{{count}} comment",
  comments_other: "{{count}} comments",
  returnWith_one: "Return ({{count}} comment)",
  returnWith_other: "Return ({{count}} comments)",
  differ_one: "{{count}} answer differs",
  differ_other: "{{count}} answers differ",
  andNext: "{{decision}} and open next",
  before: ": ",
  lost: "These comments are about rows that the supplier has removed, or about parts that cannot be returned now. Add them elsewhere if you still need them:",
  commentsLeft_one: "Your {{count}} comment is sent only if you return the registration for changes.",
  commentsLeft_other: "Your {{count}} comments are sent only if you return the registration for changes.",
  busy: "Submitting…",
  toQueue: "Back to list",
  openNext: "Open next",
  done: {
    approve: "Approved. We are emailing the supplier.",
    return:
      "Returned for changes. We are emailing the supplier. It comes back to this list when the supplier submits it again.",
    refuse: "Rejected. We are emailing the supplier.",
    accept: "Moved to potential suppliers. We are emailing the supplier.",
    startCertification: "Certification started. We are emailing the supplier.",
    reopen: "Under review again. We are emailing the supplier.",
    proposeBlock: "Block proposed. Another purchasing manager confirms it.",
    block: "Blocked. We are emailing the supplier.",
    dropBlock: "The proposal to block is dropped.",
    proposeReinstatement: "Reinstatement proposed. Another purchasing manager confirms it.",
    reinstate: "Reinstated. We are emailing the supplier.",
    keepBlocked: "The supplier stays blocked.",
    retire: "Retired. We are emailing the supplier.",
  },
} satisfies Words<typeof zh.decision>;

export const draft = {
  saved: "Draft saved",
  saving: "Saving draft…",
  waits: "The draft is not saved on the server yet. It stays in this window, and we keep trying.",
  discard: "Discard draft",
  discarded: "Draft discarded.",
  undo: "Undo",
} satisfies Words<typeof zh.draft>;

export const delayed = {
  andNext: "{{decision}} and open next",
  andBack: "{{decision}} and go back to the list",
  done: {
    approve: "Approved.",
    accept: "Moved to potential suppliers.",
    startCertification: "Certification started.",
  },
  left: "Takes effect in {{left}} s, with an email to the supplier",
  soon: "It takes effect within a minute, with an email to the supplier.",
  undo: "Undo",
  earlier_one: "{{count}} earlier decision can be undone, too",
  earlier_other: "{{count}} earlier decisions can be undone, too",
  undone: "Undone. Nothing is sent to the supplier. Decide again:",
} satisfies Words<typeof zh.delayed>;

export const history = {
  title: "History",
  note: "Note to colleagues:",
  by: { supplier: "Supplier", system: "System" },
  events: {
    submit: "Submitted",
    withdraw: "Withdrawn",
    return: "Returned for changes",
    refuse: "Rejected",
    approve: "Approved",
    accept: "Moved to potential suppliers",
    startCertification: "Certification started",
    handIn: "Certification documents submitted",
    reopen: "Reopened",
    introductionEnded: "Introduction ended; became a qualified supplier automatically",
    startYearlyReview: "Yearly review started",
    confirmFile: "Company file confirmed",
    proposeBlock: "Block proposed",
    block: "Block confirmed",
    dropBlock: "Proposal to block dropped",
    proposeReinstatement: "Reinstatement proposed",
    reinstate: "Reinstatement confirmed",
    keepBlocked: "Kept blocked",
    retire: "Retired",
  },
} satisfies Words<typeof zh.history>;
