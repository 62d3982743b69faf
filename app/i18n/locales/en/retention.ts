import type { Words } from "~/i18n/words";
import type zh from "../zh/retention";

/** Retention periods, and suppliers' requests about their data. */
export default {
  title: "Data retention",
  lead: "How long each kind of data is kept and why, and what the deletion job last did.",
  back: "Back to review settings",
  open: "Data retention",
  openText:
    "See how long data is kept and what was deleted, and answer suppliers who ask for their data or its deletion.",
  table: "Data that is deleted automatically",
  columns: {
    what: "Data",
    period: "Kept for",
    why: "Reason",
    overdue: "Overdue now",
    ran: "Last run",
    removed: "Deleted then",
    total: "Deleted in total",
  },
  from: {
    start: "{{period}} after it is created",
    expiry: "{{period}} after it expires",
    visit: "{{period}} after it was last open",
    end: "{{period}} after its end",
    change: "{{period}} after the change",
    writing: "{{period}} after it is written",
    upload: "{{period}} after the upload",
    removal: "{{period}} after its removal",
    submission: "{{period}} after the submission",
  },
  never: "Not run yet",
  totalsSince: "Totals count from {{day}}.",
  rules: {
    drafts: {
      what: "Drafts of registrations",
      why: "The supplier may come back. Emails announce the deletion.",
    },
    endedContent: {
      what: "Answers and files of rejected or withdrawn registrations",
      why: "A rejection can be taken back within this time. After that they are no longer needed.",
    },
    endedRecords: {
      what: "Records of rejected or withdrawn registrations",
      why: "They prove who accepted the agreement and when, and how the review ended.",
    },
    invitations: {
      what: "Invitations of suppliers",
      why: "When a supplier contacts us again, we can see who invited it and when.",
    },
    evidencePacks: {
      what: "Evidence packs of submitted registrations",
      why: "So that the supplier and we can prove what was submitted.",
    },
    unfinishedChanges: {
      what: "Changes that were not confirmed with a code",
      why: "The supplier needs time to enter the code.",
    },
    contactChanges: {
      what: "Records of contact changes",
      why: "New bank details are compared with recent contact changes, to prevent fraud.",
    },
    unusedFiles: { what: "Files that no page uses", why: "The page may not be saved yet after an upload." },
    removedFiles: {
      what: "Contents of removed files",
      why: "The deletion can be tried again when the storage does not answer.",
    },
    unsentEmails: {
      what: "Emails and text messages that could not be sent",
      why: "They can be sent once the service is back. What was sent is deleted immediately.",
    },
    undeliveredLetters: {
      what: "Emails to suppliers that did not arrive",
      why: "A purchasing manager can send them again within this time. Of an email with a password or a link only the address is kept.",
    },
    codes: { what: "Verification codes", why: "They limit the number of attempts and explain why a code failed." },
    sessions: { what: "Sessions", why: "After a session expires, what was typed can still be saved." },
    mailboxRequests: {
      what: "Replacements of lost mailboxes that wait for a second person",
      why: "A colleague needs time to check and confirm them.",
    },
    unlinkedSignIns: {
      what: "Sign-ins with a company account that has no account here",
      why: "A super admin can give the person access within this time.",
    },
    signIns: {
      what: "Sign-ins under way, and emails and phones to be confirmed",
      why: "They are needed to finish the sign-in or the confirmation.",
    },
    providerRecords: {
      what: "Temporary records of the sign-in service",
      why: "They are needed until the sign-in ends.",
    },
    rates: { what: "Counts of actions", why: "They limit how often something is done, to prevent abuse." },
    documentReminders: {
      what: "Records of reminders about documents",
      why: "They prevent the same reminder from going twice.",
    },
    webhookDeliveries: {
      what: "Records of webhook deliveries",
      why: "They show what was sent to other systems. They have ids and statuses, and no personal data.",
    },
    digests: { what: "Records of daily summaries", why: "They prevent a second summary on the same day." },
    decisionDrafts: {
      what: "Drafts of decisions that were not made",
      why: "A reviewer finds what they have written, whichever way they left.",
    },
    serviceCounts: {
      what: "Daily counts for the service figures",
      why: "Two years can be compared. They have no names, no ids and no answers.",
    },
    readers: { what: "Who is reading a registration", why: "Colleagues see who is reading it." },
  },
  unlimited: {
    title: "Data that is not deleted automatically",
    companyFiles: {
      what: "Company files of suppliers",
      why: "We need them while we work together. After that Procurement deals with them.",
    },
    scorecards: {
      what: "Scorecards of suppliers",
      why: "They show how a supplier performs over the years. If it does not pass certification, they are deleted with its answers.",
    },
    correctiveActions: {
      what: "Corrective actions with suppliers’ answers and files",
      why: "They show how problems were solved. If a supplier does not pass certification, they are deleted with its answers.",
    },
    categoryChanges: {
      what: "Changes of qualified categories",
      why: "They show which categories a supplier could deliver at what time, and why that changed.",
    },
    returnedRegistrations: {
      what: "Registrations returned for changes",
      why: "They are part of a review. Once withdrawn or rejected, they are treated as ended.",
    },
    accounts: { what: "Accounts", why: "An administrator closes them. Records must show who decided." },
    messages: { what: "Messages and news", why: "Suppliers need to read earlier messages." },
    auditLog: {
      what: "Audit log",
      why: "It proves who did what and when. It has ids and counts, and no personal data.",
    },
  },
  requests: {
    title: "Data requests from suppliers",
    text: "When a supplier asks for its data or for its deletion, see here what to answer, and record it.",
    subject: "Registration number or registrant’s email",
    kind: "Request",
    kinds: { access: "Copy of the data", deletion: "Deletion" },
    receivedOn: "Received on",
    show: "Show the answer",
    needed: "Fill in this field",
    record: "Record the answer",
    recordAndDelete: "Record the answer and delete",
    warning: "This is deleted immediately and cannot be restored.",
    busy: "Working…",
    cancel: "Cancel",
    done: "Recorded.",
    about: "{{company}}, registration number {{number}}",
    unnamed: "No company name yet",
    noNumber: "none",
    given: "To be given",
    deleted: "To be deleted",
    kept: "Must be kept",
    nothing: "None",
    listed: "Answered requests",
    none: "No request has been answered yet",
    noneText: "Recorded answers appear here.",
    columns: {
      received: "Received",
      kind: "Request",
      registration: "Registration",
      answer: "Answer",
      by: "Answered by",
    },
    categories: {
      answers: "Answers",
      files: "Files",
      history: "Steps and outcome of the review",
      consent: "Registrant’s name and email, and consent",
      accounts: "Accounts",
      auditLog: "Audit log",
    },
    keptFor: "{{what}}: {{why}}",
    reasons: {
      underReview: "The review is under way. The supplier must withdraw the registration first.",
      supplier: "We need the company file while we work together.",
      proof: "It proves consent and the outcome of the review, and is deleted automatically later.",
      account: "An administrator closes accounts.",
      noPersonalData: "It has ids and counts, and no personal data.",
    },
  },
} satisfies Words<typeof zh>;
