import type { Words } from "~/i18n/words";
import type zh from "../zh/sign-in";

/** Signing in at the portal's own identity provider. */
export default {
  title: "Sign in to the workspace",
  lead: "Use the account from the e-mail that confirmed your approval.",
  submit: "Sign in",
  sending: "One moment…",
  again: "Sign in again",
  account: { label: "Account", hint: "Usually the e-mail address you registered with" },
  password: { label: "Password", show: "Show", hide: "Hide" },
  newPassword: {
    title: "Choose a new password",
    lead: "You signed in with the initial password. To keep your account safe, please choose your own first.",
    label: "New password",
    rules:
      "{{least}} to {{most}} characters, without your account name and none of the common passwords. A few unrelated words are easy to remember and hard to guess.",
    repeat: "New password again",
    submit: "Save and continue",
  },
  code: {
    title: "Enter the code",
    sent: "We have sent a {{digits}}-digit code to the e-mail address bound to your account. It is valid for {{minutes}} minutes.",
    sentToPhone:
      "We have sent a {{digits}}-digit code by text message to the phone bound to your account. It is valid for {{minutes}} minutes.",
    label: "Verification code",
    hint: "The {{digits}} digits from the message",
    phoneHint: "The {{digits}} digits from the text message",
    toPhone: "Send it to the phone",
    toEmail: "Send it to the e-mail",
    mailbox: "The demo sends no mail and no text messages: open the demo mailbox",
  },
  gone: {
    title: "This sign‑in has run out",
    text: "The page was open for too long, or the sign-in was begun in another browser. Please start again.",
  },
  forgotten: {
    link: "Forgotten your password?",
    title: "Reset your password",
    lead: "Enter your account, and we send a code to the e-mail address bound to it.",
    send: "Send code",
    sent: "If this account exists, we have sent a {{digits}}-digit code to its e-mail address. It is valid for {{minutes}} minutes.",
    submit: "Reset password",
    missing: "Nothing there? Look in your spam folder, or check the account and ask again.",
    restart: "Enter the account again",
    back: "Back to sign-in",
    done: "Your password has been reset",
    doneText: "This account has been signed out everywhere else. Please sign in with the new password.",
  },
  handOver: {
    title: "Continue to the supplier portal?",
    text: "Another system of the company has begun a sign-in for you.",
    warning: "If you did not just open this portal from another system, do not continue.",
    submit: "Continue",
    leave: "No, go to the home page",
  },
} satisfies Words<typeof zh>;
