import failures from "./failures";
import type { Words } from "~/i18n/words";
import type zh from "../zh/every-page-errors";

/** The part of the message list (§8) that any page may show. */
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
  decision: {
    outdated: "The file has just changed, so nothing was done. Reload the page and check it before you try again.",
  },
  lov: { unknownUrl: "This list could not be opened. Reload the page and try again." },
  notice: { unknown: "Notice not found. It may have been withdrawn. Go back to the notices." },
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
  colleague: {
    removed:
      "You have been removed from this registration and can no longer save anything. To continue, ask {{name}}, who registers your company.",
    expired:
      "Your invitation has expired, so nothing more can be saved. Ask {{name}}, who registers your company, to send it again.",
    sessionExpired: "Your session has timed out. Open the link in your invitation again and request a new code.",
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
  mailbox: {
    unknown: "This request has been handled or has expired, and nothing was changed. Reload the list.",
    own: "You cannot do this for your own account. Change the email address on your profile page.",
    emailTaken: "Another account has this email address, so nothing was changed. Use another address.",
  },
  onboarding: {
    unknown: "Registration not found. Go back to the review list.",
    notPossible: "The status of this registration has changed. Reload the page to see the latest status.",
  },
} satisfies Words<typeof zh>;
