import {
  emailChanged,
  emailRestored,
  mailboxReplaced,
  passkeyChanged,
  passwordChanged,
  phoneBound,
  phoneRemoved,
} from "~/platform/core/letters/account-changes";
import { authenticatorChanged, recoveryCodeUsed } from "~/platform/core/letters/authenticator-changes";
import type { Letter } from "~/platform/core/letters/letter";
import type { Stationery } from "~/platform/core/letters/letter-parts";

const email = "w***@acme.example";
const phone = "138****8000";

/** The letters about changes of an account, by name. */
export const accountLetters = (stationery: Stationery): Record<string, Letter> => ({
  "password.changed": passwordChanged(stationery),
  "email.changed": emailChanged(stationery, email, "/undo-email/c0ffee?key=4e1f-9b", "portal"),
  "email.restored": emailRestored(stationery, email, "portal"),
  "mailbox.replaced": mailboxReplaced(stationery, email, "portal"),
  "phone.bound": phoneBound(stationery, phone),
  "phone.removed": phoneRemoved(stationery, phone),
  "authenticator.added": authenticatorChanged(stationery, "authenticatorAdded"),
  "authenticator.removed": authenticatorChanged(stationery, "authenticatorRemoved"),
  "recoveryCodes.renewed": authenticatorChanged(stationery, "recoveryCodesRenewed"),
  "recoveryCode.used": recoveryCodeUsed(stationery, 9),
  "passkey.added": passkeyChanged(stationery, "passkeyAdded", "Laptop 01"),
  "passkey.removed": passkeyChanged(stationery, "passkeyRemoved", "Laptop 01"),
});
