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
  codeIfRight: {
    lead: "Wrong passwords were tried for this account from several places. To protect it, this page does not say whether your password is right. If it is, we have sent a {{codeDigits}}-digit code to the email address or phone linked to the account.",
    hint: "{{codeDigits}} digits, from our message",
    missing: "No message after a minute? Check the account and the password and sign in again, or set a new password.",
  },
  passkey: {
    title: "Use your passkey",
    lead: "Your device asks for your fingerprint, face or PIN, or for your security key.",
    submit: "Use passkey",
    waiting: "Follow your device…",
    cancelled: "The passkey was not used. Try again, or get a code instead.",
    unsupported: "This browser cannot use passkeys. Get a code instead.",
    other: "No passkey at hand? Get a code instead.",
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
    sent: "If this account exists, its mailbox now has a code from us that works here. If there are several, use the newest. A code expires {{codeMinutes}} minutes after it was sent.",
    hint: "The digits in our newest email",
    submit: "Reset password",
    missing:
      "Didn’t get it? Check your spam folder, or check the account and request a new code. If you entered an email address, try your account name.",
    restart: "Use another account",
    back: "Back to sign-in",
    done: "Your password has been reset",
    doneText: "You have been signed out on all other devices. Sign in with your new password.",
  },
  join: {
    title: "Join the supplier portal",
    lead: "Your company invites you to its supplier portal. Choose a password to open your account.",
    company: "Company",
    name: "Name",
    role: "Role",
    superAdmin: "Super admin",
    account: "Account (email address)",
    expires: "Link valid until",
    submit: "Set password and open account",
    code: "Each sign-in also asks for a code, which we send to this email address.",
    done: "Your account is ready",
    doneText: "Sign in with your email address and the password you have just chosen.",
    gone: {
      title: "This link no longer works",
      text: "It has been used, has expired, or was replaced by a newer one. Ask the colleague who sent it for a new link.",
    },
    signIn: "Already have an account? Sign in",
  },
  handOver: {
    title: "Continue to the supplier portal?",
    text: "Another system has started a sign-in for you.",
    warning: "If you did not just open this portal from another system, do not continue.",
    submit: "Continue",
    leave: "Go to the home page",
  },
} satisfies Words<typeof zh>;
