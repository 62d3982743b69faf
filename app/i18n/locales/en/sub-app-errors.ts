import type { Words } from "~/i18n/words";
import type zh from "../zh/sub-app-errors";

/** Refusals of calls that only pages of sub-applications make (§8). */
const subAppErrors: Words<typeof zh> = {
  onboarding: {
    remindedToday: "This supplier has already had a reminder today.",
    reasonNeeded: "Enter a reason. The supplier needs to know why.",
    own: "You cannot review your own registration. Another purchasing manager must do it.",
    sameReviewer: "Another purchasing manager must make this decision.",
    contentRemoved:
      "It is too late to reopen this registration: its answers and files have been deleted. The company can register again.",
    delayed:
      "A decision on this registration takes effect within a minute. Until then only the person who made it can undo it.",
    startedAgain:
      "The registrant has started another registration, so this one cannot be reopened. Review the new one once it is submitted.",
    sanctionsHit:
      "A sanctions match is undecided, so the registration cannot be approved yet. Decide it under Risk checks first.",
    sanctioned:
      "The supplier is confirmed on a sanctions list, so the registration cannot be approved. If that is wrong, decide again under Risk checks.",
    noteNeeded: "Enter a note. Your colleague needs to know why.",
    unopenedNote:
      "Some files cannot be opened because they have not been scanned or contain a virus. Wait for the scan, or say in the note to colleagues why you still approve.",
    unseenNote:
      "You have not opened every document. Open them, or say in the note to colleagues why you still approve.",
    duplicateNote:
      "This company has another registration. Explain in the note to colleagues why you are approving this one as well.",
    roleTooNew:
      "You have had the right to review for less than {{roleDays}} days, so you cannot make the second decision. Ask a colleague.",
    roleFromOther:
      "One of you gave the other the right to review, so you cannot both decide. Ask a different colleague.",
  },
  decisionDraft: {
    tooMany:
      "This draft has too many comments to be saved. Return the registration with those you have, or remove some.",
  },
  delayedDecision: { unknown: "There is nothing to undo: the decision has taken effect. Reload the page." },
  queueView: {
    tooMany: "You have saved {{max}} views, which is the limit. Delete one first.",
  },
  assignment: { unknownColleague: "This colleague cannot review registrations. Select another one." },
  reviewNote: {
    unknown: "Note not found. It may have been deleted. Open the notes again.",
    tooOld: "A note can only be deleted within {{noteDeleteMinutes}} minutes.",
    tooMany: "This registration already has {{notes}} notes, so no more can be added.",
  },
  letter: {
    unknown: "Email not found. It may no longer be kept. Reload the page to see the latest status.",
    notResendable: "This email is already being sent again, or cannot be sent again. See its latest status.",
  },
  reviewSettings: {
    outdated: "A colleague has just changed this list. Look at the latest version before you edit it.",
  },
  retention: {
    unknown: "No registration was found. Check the number or the email and try again.",
    outdated: "The registration has just changed, and nothing was done. Show the answer again.",
    day: "The day of receipt cannot be later than today, and nothing was done. Change the day.",
  },
  people: {
    signInGone: "This sign-in was linked or dismissed in the meantime. Reload the page.",
    linkedAlready: "This company account is linked to another account here.",
    superAdmin: "A super admin’s company sign-in is changed by the system operator, with a command.",
    notLinked: "This person is not linked to a company account.",
    unknown: "This person was not found, and nothing was changed. Go back to the list.",
    self: "You cannot deactivate your own account. Ask another super admin.",
    barredAlready: "This account is deactivated already.",
    notBarred: "This account is active, so there is nothing to do.",
    outdated: "The name has just changed, and yours was not saved. Reload the page.",
    emailTaken:
      "An account or an unused invitation already has this email address, so no invitation was sent. Use another address, or send the invitation again from the list below.",
    invitationGone: "This invitation was used or revoked, and nothing was changed. Reload the list.",
    tooManyInvitations: "You have sent as many invitations as one person can in a day. Try again tomorrow.",
  },
  supplierPeople: {
    known:
      "A person with this email address works here or is invited, so no invitation was sent. Look in the list, and send an expired invitation again there.",
    lastAdministrator:
      "Every company needs at least one administrator, so nothing was changed. Make someone else an administrator first.",
    outdated: "This person has just been changed, and your change was not saved. Look at the latest version first.",
    self: "You cannot remove yourself. Ask another administrator.",
    tooMany:
      "Your company has {{supplierPeople}} people and unused invitations, which is the limit, so no invitation was sent. Remove people who left, or revoke invitations that are no longer needed.",
    tooManyInvitations: "Your company has sent as many invitations as it can in a day. Try again tomorrow.",
    unknown: "This person or invitation was not found, and nothing was changed. Reload the list.",
  },
  webhook: {
    unknown: "This delivery was not found, and nothing was sent. Reload the list.",
    removed: "The address of this delivery is no longer in the settings, so it was not sent again.",
  },
  correctiveAction: {
    unknown: "Corrective action not found. Go back to the list.",
    notSupplier: "This company is not a supplier now, so a corrective action cannot be requested.",
    tooMany: "This supplier already has {{max}} corrective actions that are not finished. Close or withdraw one first.",
    outdated:
      "The corrective action has just changed, and nothing was saved. Look at the latest version before you go on.",
    day: "This day cannot be the due day. Choose a day from tomorrow on, at most {{correctiveDays}} days ahead.",
  },
  checklist: { unknown: "The checklist has changed and no longer has this item. Reload the page." },
  sanctions: {
    size: "The file is too large. Compressed, it must be {{fileMb}} MB or smaller. Check that it is a list file.",
    format: "The file is not in a published format of this list, so nothing has changed. Check the list and the file.",
    parts: "A file of the OFAC list is missing, so nothing has changed. Select all three files: primary, ALT and ADD.",
    broken: "The file is incomplete or damaged, so nothing has changed. Download it again.",
    unpacked:
      "The archive unpacks to too much or holds too many files, so nothing has changed. Upload the publisher’s own files.",
    entries: "The file has no entries, or too many, so nothing has changed. Check that it is a complete list.",
    day: "A valid publication date is missing, so nothing has changed. Enter the date of the list, not later than today.",
    older: "This list is older than the current one ({{version}}), so nothing has changed. Download the latest list.",
    shrunk:
      "This list has {{now, number}} entries and the current one {{before, number}}: more than a fifth is gone, so nothing has changed. Check that the file is complete and download it again.",
    slow: "Reading the list takes too long, so nothing has changed. Try again; if it keeps failing, contact an administrator.",
    overtaken: "A colleague has just uploaded the same list, so nothing has changed. Reload the page.",
    unknown: "List entry not found. The list may have changed. Reload the page.",
    decided: "A colleague has decided this entry, or the list has changed. Reload the page.",
  },
  scorecard: {
    notSupplier: "This company is not a supplier now, so it cannot be scored.",
    outdated:
      "A colleague has just entered or changed the scores of this quarter, so yours were not saved. Load the latest scores and try again.",
    period: "This quarter cannot be scored now. Choose one from the list.",
    refused: "Some rows are wrong, so nothing was saved. Change them and check again.",
  },
  categories: {
    notQualified: "This company is not a qualified supplier now, so its categories cannot be changed.",
    outdated:
      "A colleague has just changed the qualified categories, so yours were not saved. Load the latest categories and try again.",
    none: "Keep at least one category. To stop all business with this supplier, block or retire it instead.",
    unchanged: "The categories are the same as before, so nothing was saved. Select or clear a category first.",
    unlisted:
      "A category you selected is no longer on the list, so nothing was saved. Reload the page and select again.",
  },
};
export default subAppErrors;
