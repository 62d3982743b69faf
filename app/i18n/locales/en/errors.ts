import failures from "./failures";
import type { Words } from "~/i18n/words";
import type zh from "../zh/errors";

/** The message list of §8. */
export default {
  ...failures,
  toHome: "Go to the home page",
  retry: "Reload",
  notFound: {
    title: "Page not found",
    message: "This address does not exist or has changed. Check it, or go to the home page.",
  },
  serverFault: {
    title: "Something went wrong on our side",
    message: "The problem is on our side and we have recorded it. Try again in a moment. Anything you saved is safe.",
  },
  refused: { title: "This action was not completed" },
  forbidden: { title: "You do not have access" },
  "WEB-SECURITY-1001": "A security check failed, so nothing was changed. Sign in again and retry.",
  csrf: { renewed: "For security, this page will reload. Your entries are kept. Submit again after it reloads." },
  signIn: {
    title: "Sign-in not completed",
    again: "Sign in again",
    failed: "Sign-in was not completed. Try again. If it keeps failing, contact an administrator.",
    unknownAccount:
      "You are signed in, but this account is not registered with the portal. Sign out and use another account, or contact your purchasing manager.",
  },
  token: {
    used: "This sign-in link has already been used or has expired. Sign in again.",
    otherBrowser: "This sign-in was not started in this browser. To protect your account, sign in again here.",
  },
  menu: {
    none: "You do not have access to any menus. Contact an administrator.",
    notInitialized:
      "You do not have access to any menus because your account has no role yet. Contact an administrator.",
  },
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
  onboarding: {
    unknown: "Registration not found. Go back to the review list.",
    notPossible: "The status of this registration has changed. Reload the page to see the latest status.",
    reasonNeeded: "Enter a reason. The supplier needs to know why.",
    own: "You cannot review your own registration. Another purchasing manager must do it.",
    sameReviewer: "Another purchasing manager must decide this step.",
    contentRemoved:
      "It is too late to reopen this registration: its answers and files have been deleted. The company can register again.",
    startedAgain: "The registrant has started another registration. Continue with that one.",
    duplicateNote: "This company is already registered. Say in the note to colleagues why you still approve it.",
    roleTooNew:
      "You have had the right to review for less than {{roleDays}} days, so your decision does not count as the second one. A colleague must do this.",
    roleFromOther: "You or the other reviewer gave the other the right to review. Another colleague must do this.",
  },
} satisfies Words<typeof zh>;
