import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/evidence";

/** The evidence pack of a submitted round or of a decision on a change: its paper, and how to verify it. */
export default {
  yes: "Yes",
  paper: {
    title: "Evidence of supplier registration",
    head: "{{brand}} supplier portal",
    number: "Reference number",
    round: "Round",
    roundOf: "Round {{round}}",
    submittedAt: "Submitted at",
    universalTime: "UTC {{at}}",
    company: "Company",
    registrant: "Registrant",
    email: "Registration email",
    confirmed: "The registrant confirmed this email at {{at}} with a code sent to it.",
    agreements: "Agreements accepted",
    acceptedAt: "The registrant accepted these texts at {{at}}. Their wording is in agreements/ in the archive.",
    version: "Version {{version}}",
    wording: "SHA-256 of the English text",
    notRecorded: "When this registration began, the portal did not yet record which version was accepted.",
    files: "Files submitted",
    noFiles: "No files were submitted.",
    fileSize: "{{bytes}} bytes",
    fileRemoved: "The file contained a virus and its content was deleted.",
    pictures:
      "Each SHA-256 is that of the file in the portal. Pictures are saved again on upload, so theirs differs from the original.",
    question: "Question",
    answer: "English",
    masked:
      "Identity and account numbers show their last four characters only. A character that cannot be shown is written as [U+XXXX]; the attached data has the original.",
    verify: "Verify",
    verifyText:
      "Choose this file at {{address}} to find out whether this portal issued it. The data (JSON) is attached to this file; VERIFY.txt in the archive says more.",
    page: "{{page}} / {{pages}}",
  },
  decision: {
    title: "Evidence of a change to supplier information",
    subject: "Change: {{section}}",
    brief: "Change",
    section: "Section changed",
    outcome: "Decision",
    effective: "In effect",
    refused: "Not approved",
    decidedAt: "Decided at",
    proposer: "Requested by",
    steps: "What happened",
    step: {
      proposed: "Request submitted",
      calledBack: "Call by Procurement",
      approved: "Approved by Procurement",
      effective: "In effect",
      refused: "Not approved by Procurement",
    },
    note: "Note from the supplier",
    reason: "Why it was not approved",
    before: "{{section}}: before",
    after: "{{section}}: after",
    proof: "Proof of the new account",
  },
  verify: {
    title: "How to verify an evidence pack of {{brand}}",
    about: "Reference number {{number}}, {{subject}}, {{at}}.",
    files: "1. Check that the files are complete. Unpack, then run one of these here; every file should say OK:",
    data: "2. Take the data (evidence.json) out of the PDF:",
    viewer: "  Or save it from the list of attachments in a PDF viewer.",
    portal:
      "3. Find out whether this portal issued it. Choose the archive or evidence.pdf on this page; nothing is uploaded:",
    pictures:
      "Note: pictures are saved again on upload, so their SHA-256 differs from the original. Other files are as uploaded.",
  },
} satisfies Words<typeof zh>;
