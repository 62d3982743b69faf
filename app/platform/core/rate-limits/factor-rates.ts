import * as authenticator from "~/rules/sign-in/authenticator";
import { passkeyMs } from "~/rules/sign-in/passkey";
import { days, inSeconds, minutes } from "~/rules/time";
import type { RateLimit } from "./rates";

/** Passkeys tried for one account from one address, and how long a challenge for one is valid. */
export const passkeysPerAccount: RateLimit = {
  action: "passkey:account",
  max: 10,
  window: minutes(15),
  code: "passkey.tooMany",
};
export const passkeySeconds = inSeconds(passkeyMs);

/**
 * S-91: wrong codes of an authenticator app at the sign-ins of one account, from anywhere: six digits can be guessed,
 * so attempts are limited regardless of the address. Only someone who knows the password gets this far, so strangers
 * cannot exhaust the limit.
 */
export const authenticatorsPerAccount: readonly RateLimit[] = [
  {
    action: "authenticator:account",
    max: 10,
    window: minutes(15),
    code: "authenticator.tooMany",
  },
  {
    action: "authenticator:account:day",
    max: 30,
    window: days(1),
    code: "authenticator.tooMany",
  },
];
/** The validity of a new authenticator app's secret until the first code. */
export const authenticatorSetupSeconds = inSeconds(authenticator.authenticatorSetupMs);
/** Recovery codes tried at the sign-ins of one account, from anywhere: each try costs a slow hash. */
export const recoveryCodesPerAccount: RateLimit = {
  action: "recovery-code:account",
  max: 10,
  window: minutes(15),
  code: "recoveryCode.tooMany",
};
