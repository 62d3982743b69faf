import type { Words } from "~/i18n/words";
import type zh from "../zh/errors";

/** The message list of §8. */
export default {
  toHome: "Go to the home page",
  retry: "Reload",
  notFound: {
    title: "Page not found",
    message: "This address does not exist or has changed. Check the address, or go to the home page.",
  },
  serverFault: {
    title: "Something went wrong on our side",
    message: "The fault is ours and has been recorded. Please try again in a moment; what was saved is safe.",
  },
  refused: { title: "This could not be done" },
  forbidden: { title: "No access" },
  request: {
    e400: "The request was not valid. Check what you entered and try again.",
    e403: "You do not have permission for this. Please contact an administrator.",
    e404: "What you are looking for does not exist.",
    e405: "This method is not allowed.",
    e413: "That was too much to send. Shorten the text or use a smaller file, then try again.",
    e500: "The server failed. Please try again in a moment.",
    e502: "An upstream service gave an invalid response. Please try again in a moment.",
    e503: "The service is not available right now. Please try again in a moment.",
    e504: "An upstream service took too long to answer. Please try again in a moment.",
    service: "The service failed. Please try again in a moment.",
    timeout: "The network request timed out. Check your connection and try again.",
    other: "An unknown error occurred. Please contact an administrator.",
  },
  "WEB-SECURITY-1001": "The security token could not be renewed, so nothing was done. Sign in again and retry.",
  csrf: { renewed: "The security token was renewed. The page reloads and keeps what you entered." },
  session: { over: "Your session has timed out. Please sign in again." },
  signIn: {
    title: "Signing in did not work",
    again: "Sign in again",
    failed: "The sign-in could not be completed. Please start again, and contact an administrator if it keeps failing.",
    gone: "This sign-in has run out. Please start again.",
    barred: "Your account cannot sign in on this site. Please contact your purchasing manager.",
    unknownAccount:
      "We know who you are, but this account is not registered with the portal. Sign out to use another account, or contact your purchasing manager.",
    providerDown: "The sign-in service cannot be reached right now. Please sign in again in a moment.",
  },
  token: {
    used: "This sign-in link was used already or has expired. Please sign in again.",
    otherBrowser: "This sign-in was not begun in this browser. To protect your account, please sign in here again.",
  },
  menu: {
    none: "No menu permission has been set up for you. Please contact an administrator.",
    notInitialized:
      "No menu permission has been set up for you: your account has no role yet. Please contact an administrator.",
  },
  tenant: { none: "You have no permission for any tenant. Please contact an administrator." },
  message: { unknown: "This message was not found." },
  notice: { unknown: "This notice was not found." },
  news: {
    unknown: "This news item was not found.",
    conflict: "Somebody has just changed this news item. Look at it as it is now before you change it.",
  },
  export: {
    tooMany:
      "More than {{max, number}} rows fit what you chose, more than a workbook holds, so nothing was exported. Please narrow the list and try again.",
  },
  file: {
    uuid: "The file number could not be fetched. Please try again.",
    fetch: "The file could not be fetched. Please try again.",
    upload: "The file could not be uploaded. Please try again.",
  },
  timeZone: { failed: "The time zone could not be set. Please try again." },
  account: { notFound: "This account was not found." },
  module: {
    title: "This page could not be opened",
    load: "A part of this page could not be loaded. Try again, and contact an administrator if it keeps failing.",
    timeout: "Loading took too long. Check your connection and try again.",
    retry: "Try again",
  },
  onboarding: {
    unknown: "This registration was not found.",
    notPossible: "This registration has moved on meanwhile. Look at where it stands now before you go on.",
    reasonNeeded: "Please give a reason.",
    own: "You cannot review your own registration.",
    sameReviewer: "Another purchasing manager has to decide this step.",
    contentRemoved:
      "The time to reopen this registration is over: its answers and files have been deleted. The company can register again.",
    startedAgain: "The registrant has started another registration. Please go on with that one.",
    duplicateNote: "This company is registered already. Say in the note to colleagues why you approve it all the same.",
    roleTooNew:
      "Your right to review is less than 7 days old and does not count as a second decision. A colleague has to do this.",
    roleFromOther:
      "You or the other reviewer gave the other the right to review. A different colleague has to do this.",
  },
  code: { tooMany: "Too many attempts. Please try again later." },
} satisfies Words<typeof zh>;
