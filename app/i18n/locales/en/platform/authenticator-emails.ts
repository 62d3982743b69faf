import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/authenticator-emails";

/** Emails about the authenticator app and the recovery codes of an account. */
export default {
  authenticatorAdded: {
    subject: "An authenticator app has been added to your account",
    opening:
      "An authenticator app has been added to your account on the {{brand}} supplier portal. Its codes can replace the verification codes we send when you sign in. Recovery codes have been generated as well; earlier recovery codes no longer work.",
    notYou:
      "If this was not you, someone may have access to your account: reset your password with “{{forgottenPassword}}” on the sign-in page immediately, then sign in, remove the authenticator app on your profile page and call your purchasing manager.",
  },
  authenticatorRemoved: {
    subject: "The authenticator app has been removed from your account",
    opening:
      "The authenticator app has been removed from your account on the {{brand}} supplier portal. It can no longer be used to sign in.",
    notYou:
      "If this was not you, someone may have access to your account: reset your password with “{{forgottenPassword}}” on the sign-in page immediately and call your purchasing manager.",
  },
  recoveryCodesRenewed: {
    subject: "New recovery codes for your account",
    opening:
      "New recovery codes have been generated for your account on the {{brand}} supplier portal. Earlier recovery codes no longer work.",
    notYou:
      "If this was not you, someone may have access to your account: reset your password with “{{forgottenPassword}}” on the sign-in page immediately, then sign in, generate new recovery codes on your profile page and call your purchasing manager.",
  },
  recoveryCodeUsed: {
    subject: "A recovery code was used to sign in to your account",
    opening:
      "Someone entered the password of your account on the {{brand}} supplier portal and a recovery code. Each recovery code works once. Recovery codes left: {{count}}. You can generate new ones on your profile page.",
    notYou:
      "If this was not you, someone may have access to your account: reset your password with “{{forgottenPassword}}” on the sign-in page immediately, then sign in, generate new recovery codes on your profile page and call your purchasing manager.",
  },
} satisfies Words<typeof zh>;
