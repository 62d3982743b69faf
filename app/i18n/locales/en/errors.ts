import failures from "./failures";
import type { Words } from "~/i18n/words";
import type zh from "../zh/errors";

/** The message list of §8. */
export default {
  ...failures,
  toHome: "Go to the home page",
  retry: "Reload",
  typedKept:
    "Everything you saved is safe. What you typed since then is kept in this window and comes back when you reload.",
  notFound: {
    title: "Page not found",
    message: "This address does not exist or has changed. Check it, or go to the home page.",
  },
  serverFault: {
    title: "Something went wrong on our side",
    message: "The problem is on our side and we have recorded it. Try again in a moment. Anything you saved is safe.",
  },
  unsentForm: {
    title: "The form was not submitted",
    why: "Your browser did not say which page the form comes from. To protect you from other websites, we did not accept it. Nothing was changed.",
    back: "Use your browser's Back button to return to the form. Your entries should still be there.",
    retry: "Allow JavaScript for this website and submit the form again, or open the page in a newer browser.",
  },
  refused: { title: "This action was not completed" },
  inShell: {
    account: "You are signed in as",
    toWorkspace: "Go to the workspace",
  },
  requestNumber: "If you ask for help, give this request number:",
  forbidden: { title: "You do not have access" },
  "WEB-SECURITY-1001": "A security check failed, so nothing was changed. Sign in again and try once more.",
  csrf: { renewed: "For security, this page will reload. Your entries are kept. Submit again after it reloads." },
  signIn: {
    title: "Sign-in not completed",
    again: "Sign in again",
    failed: "Sign-in was not completed. Try again. If it keeps failing, contact an administrator.",
    unknownAccount:
      "Your identity has been confirmed, but it has no account on this portal. A company administrator can see your attempt and give you access. Suppliers sign in with the account from their approval email.",
  },
  token: {
    used: "This sign-in link has already been used or has expired. Sign in again.",
    otherBrowser: "This sign-in was not started in this browser. To protect your account, sign in again here.",
  },
  menu: {
    none: "You do not have access to any menus. Contact an administrator.",
    unknown: "This menu item does not exist or is not available to you. Reload the page.",
    notInitialized:
      "You do not have access to any menus because your account has no role yet. Contact an administrator.",
  },
  company: {
    outdated: "Your company file has just changed. Check the latest version before you confirm it.",
    retired: "We no longer work together, so the company file can only be read.",
  },
  consent: { notAsked: "This consent is not needed in your region. Reload the page." },
  dashboard: {
    cardThere: "This card is already on your dashboard.",
    cardUnknown: "This card does not exist or is not available to you. Reload the page.",
    layoutUnknown:
      "A card was removed in another window, so the layout was not saved. Reload the page and arrange the cards again.",
  },
  decision: {
    outdated: "The file has just changed, so nothing was done. Reload the page and check it before you try again.",
  },
  lov: { unknownUrl: "This list could not be opened. Reload the page and try again." },
  timeZone: { unknown: "There is no such time zone. Select one from the list." },
  tenant: { none: "Your account does not belong to any company. Contact an administrator." },
  message: { unknown: "Message not found. It may have been deleted. Go back to your messages." },
  notice: { unknown: "Notice not found. It may have been withdrawn. Go back to the notices." },
  news: {
    unknown: "News item not found. It may have been deleted. Go back to the workspace.",
    conflict: "Someone has just changed this news item. Reload to see the latest version before you edit it.",
  },
  export: {
    tooMany:
      "More than {{max, number}} rows match, more than one workbook can hold, so nothing was exported. Narrow the list and try again.",
  },
  file: {
    upload: "The file could not be uploaded. Try again.",
  },
  account: { notFound: "Account not found. Check it and try again." },
  module: {
    title: "This page could not be opened",
    load: "Part of this page could not be loaded. Try again. If it keeps happening, contact an administrator.",
    timeout: "The page took too long to load. Check your connection and try again.",
    retry: "Try again",
  },
  decisionDraft: {
    tooMany:
      "This draft has too many comments to be saved. Return the registration with those you have, or remove some.",
  },
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
  invitation: {
    unknown:
      "We could not find this invitation. It may have been withdrawn, or the link is incomplete. Contact the purchasing manager who invited you.",
    expired: "This invitation has expired. Ask the purchasing manager who invited you to send it again.",
    used: "The registration started with this invitation has ended. Ask the purchasing manager who invited you for a new one.",
    otherCountry:
      "This email address already has a registration for another country or region. Contact the purchasing manager who invited you.",
    over: "This invitation has been used or withdrawn, or its email address has another invitation or a registration. Nothing was changed. Reload the list to see the latest state.",
    refused: "Some invitations need changes, and none was sent. See what to change below.",
    tooMany: "You can send {{invitationsPerDay}} invitations a day, and none of these was sent. Try again tomorrow.",
    looks: "Invitations have been opened too often from here. Try again in an hour.",
  },
  staffInvitation: {
    gone: "This link has been used, has expired, or was replaced by a newer one. Ask the colleague who sent it for a new link.",
    identityTaken:
      "This company account already opens another account on the portal, so the invitation was not used. Sign out at your company, sign in as the person who is invited, and open the link again.",
    emailTaken:
      "Another account already uses this email address, so no account was opened. Ask the colleague who sent the link to use another address.",
    looks: "This link was opened too often. Open it again in an hour.",
  },
  retention: {
    unknown: "No registration was found. Check the number or the email and try again.",
    outdated: "The registration has just changed, and nothing was done. Show the answer again.",
    day: "The day of receipt cannot be later than today, and nothing was done. Change the day.",
  },
  mailbox: {
    unknown: "This request has been handled or has expired, and nothing was changed. Reload the list.",
    own: "You cannot do this for your own account. Change the email address on your profile page.",
    emailTaken: "Another account has this email address, so nothing was changed. Use another address.",
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
  onboarding: {
    unknown: "Registration not found. Go back to the review list.",
    notPossible: "The status of this registration has changed. Reload the page to see the latest status.",
    remindedToday: "This supplier has already had a reminder today.",
    reasonNeeded: "Enter a reason. The supplier needs to know why.",
    own: "You cannot review your own registration. Another purchasing manager must do it.",
    sameReviewer: "Another purchasing manager must make this decision.",
    contentRemoved:
      "It is too late to reopen this registration: its answers and files have been deleted. The company can register again.",
    startedAgain:
      "The registrant has started another registration, so this one cannot be reopened. Review the new one once it is submitted.",
    sanctionsHit:
      "A sanctions match is undecided, so the registration cannot be approved yet. Decide it under Risk checks first.",
    sanctioned:
      "The supplier is confirmed on a sanctions list, so the registration cannot be approved. If that is wrong, decide again under Risk checks.",
    noteNeeded: "Enter a note. Your colleague needs to know why.",
    unopenedNote:
      "Some files cannot be opened because they have not been scanned or contain a virus. Wait for the scan, or say in the note to colleagues why you still approve.",
    duplicateNote:
      "This company has another registration. Explain in the note to colleagues why you are approving this one as well.",
    roleTooNew:
      "You have had the right to review for less than {{roleDays}} days, so you cannot make the second decision. Ask a colleague.",
    roleFromOther:
      "One of you gave the other the right to review, so you cannot both decide. Ask a different colleague.",
  },
} satisfies Words<typeof zh>;
