import type { Words } from "../../words";
import type zh from "../zh/change-findings";

/** Messages about requests to change the company file, by code. */
export default {
  "change.unknown": "Change request not found. Go back to the list.",
  "change.open": "A change to this section is already in progress. You can request another once it is done.",
  "change.outdated": "This section has just been updated. Reopen the page before you fill it in.",
  "change.bankLocked":
    "A contact was changed in the last {{contactLockDays}} days. To prevent fraud, bank details cannot be changed until this period ends. Try again then, or contact your purchasing manager.",
  "change.nothing": "Nothing has changed, so there is nothing to submit",
  "change.invalid": "Some answers need to be corrected. Follow the messages, then submit again.",
  "change.notPossible": "The status of this change request has changed. Reload the page to see it.",
  "change.own": "You cannot approve a change that you or your own company requested. Ask a colleague in Procurement.",
  "change.sameApprover": "You have already approved this change. A colleague must approve it too.",
  "change.proofNeeded": "Attach a document from your bank that proves the new account",
  "change.proofInfected": "A virus was found in the proof document. Remove it and attach a clean copy.",
  "change.unopenedNote":
    "Some files cannot be opened because they have not been scanned or contain a virus. Wait for the scan, or say why you still approve.",
  "change.registryNote":
    "The public register has different details for this company. Say why you still approve it, or reject the change.",
  "change.callBack.needed": "Call the supplier and record the call before you approve",
  "change.callBack.unknown": "Select a number from the list. Only numbers registered before the change request count.",
  "change.callBack.noteNeeded": "Enter who you spoke to and what they said",
  "change.roleTooNew":
    "You have had the right to approve for less than {{roleDays}} days, so you cannot give the second approval. Ask a colleague.",
  "change.roleFromOther":
    "One of you gave the other the right to approve, so you cannot both approve this. Ask a different colleague.",
  "change.firstApproverGone":
    "The first approver can no longer approve. Reject the change and ask the supplier to request it again.",
  "change.recipient.unknown": "Contact not found. Reload the page.",
  "change.recipient.notReached": "Reach the supplier by phone and record the call before you close a link",
  "change.recipient.last": "At least one contact must be able to stop the change",
  "change.stopUnknown":
    "This link is not valid. Check that it is complete. To stop a change now, call your purchasing manager.",
} satisfies Words<typeof zh>;
