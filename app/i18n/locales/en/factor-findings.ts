import type { Words } from "~/i18n/words";
import type zh from "../zh/factor-findings";

/** Why a second factor of signing in was refused: passkeys, authenticator app, recovery codes. */
export default {
  "authenticator.notOffered":
    "An authenticator app cannot be added here. Your company’s own sign-in asks for the second step.",
  "authenticator.wrong":
    "This code is wrong or was already used. Enter the newest {{authenticatorDigits}} digits that the app shows. If it keeps failing, check the time on your phone.",
  "authenticator.expired": "The setup has expired, or too many codes were tried. Start again.",
  "authenticator.tooMany": "Too many attempts. Try again later, or use another way.",
  "authenticator.known": "Your account already has an authenticator app. Remove it first.",
  "authenticator.removed": "Authenticator app removed",
  "authenticator.unknown": "The authenticator app has already been removed. Reload the page.",
  "recoveryCode.required": "Enter a recovery code",
  "recoveryCode.wrong": "This recovery code is wrong or was already used. Try another one.",
  "recoveryCode.tooMany": "Too many attempts with a recovery code. Try again later, or use another way.",
  "recoveryCode.needless":
    "Your account has neither a passkey nor an authenticator app, so it needs no recovery codes.",
  "passkey.notOffered": "Passkeys cannot be added here. Your company’s own sign-in asks for the second step.",
  "passkey.name": "Enter a name with up to {{passkeyNameMax}} characters, such as “Work laptop”",
  "passkey.wrong": "The passkey could not be verified. Try again, or sign in with a code.",
  "passkey.expired": "You took longer than {{passkeyMinutes}} minutes. Try again.",
  "passkey.tooMany": "Too many attempts with a passkey. Sign in with a code instead.",
  "passkey.full": "You can have up to {{passkeys}} passkeys. Remove one first.",
  "passkey.known": "This passkey is already in use. Choose another device.",
  "passkey.unknown": "This passkey has already been removed. Reload the page.",
} satisfies Words<typeof zh>;
