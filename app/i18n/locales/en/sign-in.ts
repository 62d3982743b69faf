import type { Words } from "~/i18n/words";
import type zh from "../zh/sign-in";

/** Signing in at the portal's own identity provider. */
export default {
  title: "Sign in to the workspace",
  lead: "Use the account from your approval email.",
  submit: "Sign in",
  sending: "Please wait…",
  again: "Sign in again",
  account: { label: "Account", hint: "Usually the email address you registered with" },
  password: { label: "Password", show: "Show", hide: "Hide" },
  newPassword: {
    title: "Choose a new password",
    lead: "You signed in with the initial password. To protect your account, choose a new one now.",
    label: "New password",
    rules:
      "{{least}} to {{most}} characters. It must not contain your account name or be a common password. A few unrelated words are easy to remember and hard to guess.",
    repeat: "Repeat new password",
    submit: "Save and continue",
  },
  code: {
    title: "Enter the code",
    sent: "We have sent a {{codeDigits}}-digit code to the email address linked to your account. It expires in {{codeMinutes}} minutes.",
    sentToPhone:
      "We have sent a {{codeDigits}}-digit code by text message to the phone linked to your account. It expires in {{codeMinutes}} minutes.",
    label: "Verification code",
    hint: "{{codeDigits}} digits, from the email we sent you",
    phoneHint: "{{codeDigits}} digits, from the text message we sent you",
    toPhone: "Send to phone",
    toEmail: "Send to email",
    mailbox: "The demo does not send emails or text messages. Open the demo mailbox",
  },
  gone: {
    title: "This sign-in page has expired",
    text: "The page was open for too long, or the sign-in was started in another browser. Sign in again.",
  },
  forgotten: {
    link: "Forgot your password?",
    title: "Reset your password",
    lead: "Enter your account. We will send a code to the email address linked to it.",
    send: "Send code",
    sent: "If this account exists, we have sent a {{codeDigits}}-digit code to its email address. It expires in {{codeMinutes}} minutes.",
    submit: "Reset password",
    missing: "Didn’t get it? Check your spam folder, or check the account and request a new code.",
    restart: "Use another account",
    back: "Back to sign-in",
    done: "Your password has been reset",
    doneText: "You have been signed out on all other devices. Sign in with your new password.",
  },
  handOver: {
    title: "Continue to the supplier portal?",
    text: "Another system has started a sign-in for you.",
    warning: "If you did not just open this portal from another system, do not continue.",
    submit: "Continue",
    leave: "Go to the home page",
  },
} satisfies Words<typeof zh>;
