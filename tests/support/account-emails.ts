import {
  emailChanged,
  emailRestored,
  mailboxReplaced,
  passkeyChanged,
  passwordChanged,
  phoneBound,
  phoneRemoved,
} from "~/platform/core/emails/account-changes";
import { authenticatorChanged, recoveryCodeUsed } from "~/platform/core/emails/authenticator-changes";
import type { Email } from "~/platform/core/emails/render-email";
import type { EmailContext } from "~/platform/core/emails/email-parts";

const email = "w***@acme.example";
const phone = "138****8000";

/** The emails about changes of an account, by name. */
export const accountEmails = (emailContext: EmailContext): Record<string, Email> => ({
  "password.changed": passwordChanged(emailContext),
  "email.changed": emailChanged(emailContext, email, "/undo-email/c0ffee?key=4e1f-9b", "portal"),
  "email.restored": emailRestored(emailContext, email, "portal"),
  "mailbox.replaced": mailboxReplaced(emailContext, email, "portal"),
  "phone.bound": phoneBound(emailContext, phone),
  "phone.removed": phoneRemoved(emailContext, phone),
  "authenticator.added": authenticatorChanged(emailContext, "authenticatorAdded"),
  "authenticator.removed": authenticatorChanged(emailContext, "authenticatorRemoved"),
  "recoveryCodes.renewed": authenticatorChanged(emailContext, "recoveryCodesRenewed"),
  "recoveryCode.used": recoveryCodeUsed(emailContext, 9),
  "passkey.added": passkeyChanged(emailContext, "passkeyAdded", "Laptop 01"),
  "passkey.removed": passkeyChanged(emailContext, "passkeyRemoved", "Laptop 01"),
});
