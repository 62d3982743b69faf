import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/code-emails";

/** Emails with a code. `{{validity}}` is one of the two sentences at the beginning. */
export default {
  validity: "The code expires in {{codeMinutes}} minutes, works once and allows {{codeTries}} attempts.",
  validityForChange:
    "The code expires in {{confirmMinutes}} minutes, works for this change only and allows {{codeTries}} attempts.",
  registration: {
    subject: "Your supplier registration code",
    opening:
      "You are registering as a supplier on the {{brand}} supplier portal. Enter this verification code on the page:",
    use: "{{validity}} Use it in the browser you requested it from.",
    notYou: "We will never ask you for this code. If this was not you, ignore this email.",
  },
  progress: {
    subject: "Your code to check your onboarding progress",
    opening:
      "You are checking your company’s onboarding progress with {{brand}}. Enter this verification code on the page:",
    use: "{{validity}} Use it in the browser you requested it from.",
    notYou: "We will never ask you for this code. If this was not you, ignore this email.",
  },
  colleague: {
    subject: "Your code to fill in your part of the registration",
    opening:
      "You are filling in your part of your company’s registration on the {{brand}} supplier portal. Enter this verification code on the page:",
    use: "{{validity}} Use it in the browser you requested it from.",
    notYou: "We will never ask you for this code. If this was not you, ignore this email.",
  },
  signIn: {
    subject: "Your sign-in code",
    opening: "You are signing in to the {{brand}} supplier portal. Enter this verification code on the page:",
    use: "{{validity}} Use it in the browser you are signing in with.",
    notYou:
      "We will never ask you for this code. If this was not you, someone may know your password: reset it immediately with “{{forgottenPassword}}” on the sign-in page.",
  },
  password: {
    subject: "Your password reset code",
    opening:
      "You are resetting your password for the {{brand}} supplier portal. Enter this verification code on the page:",
    use: "{{validity}} Use it in the browser you requested it from.",
    notYou:
      "We will never ask you for this code. If this was not you, ignore this email. Your password will not change.",
  },
  email: {
    subject: "Your code for the new email address",
    opening:
      "You are setting this as the email address of your account on the {{brand}} supplier portal. Enter this verification code on the page:",
    use: "{{validity}} After the change, we send sign-in codes and other emails to this address.",
    notYou:
      "We will never ask you for this code. If this was not you, ignore this email. The email address of the account will not change.",
  },
  oldEmail: {
    subject: "Your code to change your email address",
    opening:
      "Someone asked to change the email address of your account on the {{brand}} supplier portal to {{fact}}. If this was you, enter this code on the page under “{{oldEmailCode}}”:",
    use: "{{validity}}",
    notYou:
      "We will never ask you for this code. If this was not you, someone may have access to your account: do not share the code, and reset your password immediately with “{{forgottenPassword}}” on the sign-in page.",
  },
  phoneEmail: {
    subject: "Your code to add a phone",
    opening:
      "Someone asked to add the phone {{fact}} to your account on the {{brand}} supplier portal to receive sign-in codes. If this was you, enter this code on the page under “{{phoneEmailCode}}”:",
    use: "{{validity}}",
    notYou:
      "We will never ask you for this code. If this was not you, someone may have access to your account: do not share the code, and reset your password immediately with “{{forgottenPassword}}” on the sign-in page.",
  },
  authenticator: {
    subject: "Your code to change the authenticator app or recovery codes",
    opening:
      "Someone asked to add or remove the authenticator app of your account on the {{brand}} supplier portal, or to generate new recovery codes. If this was you, enter this verification code on the page:",
    use: "{{validity}}",
    notYou:
      "We will never ask you for this code. If this was not you, someone may have access to your account: do not share the code, and reset your password immediately with “{{forgottenPassword}}” on the sign-in page.",
  },
  passkey: {
    subject: "Your code to add or remove a passkey",
    opening:
      "Someone asked to add or remove a passkey of your account on the {{brand}} supplier portal. If this was you, enter this verification code on the page:",
    use: "{{validity}}",
    notYou:
      "We will never ask you for this code. If this was not you, someone may have access to your account: do not share the code, and reset your password immediately with “{{forgottenPassword}}” on the sign-in page.",
  },
  change: {
    subject: "Your code to confirm a change ({{section}})",
    opening:
      "You are requesting a change to your company’s {{section}} on the {{brand}} supplier portal. Enter this verification code on the page:",
    use: "{{validity}} Enter it only if the details above are what you requested.",
    notYou:
      "We will never ask you for this code. If this was not you, someone may have access to your account: do not share the code, change your password immediately and call your purchasing manager.",
  },
} satisfies Words<typeof zh>;
