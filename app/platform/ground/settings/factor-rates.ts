import * as authenticator from "~/rules/authenticator";
import { passkeyMs, passkeyTries, passkeyWindowMs } from "~/rules/passkey";
import { recoveryTries, recoveryWindowMs } from "~/rules/recovery-code";
import { days, inSeconds } from "~/rules/time";
import type { Rate } from "./rates";

/** Passkeys tried for one account from one address, and how long a challenge for one holds. */
export const passkeysPerAccount: Rate = {
  name: "passkey:account",
  limit: passkeyTries,
  seconds: inSeconds(passkeyWindowMs),
  code: "passkey.tooMany",
};
export const passkeySeconds = inSeconds(passkeyMs);

/**
 * S-91: wrong codes of an authenticator app at the sign-ins of one account, from anywhere: six digits can be guessed, so more
 * addresses give no more tries. The password has been right before, so no stranger uses them up.
 */
export const authenticatorsPerAccount: readonly Rate[] = [
  {
    name: "authenticator:account",
    limit: authenticator.authenticatorTries,
    seconds: inSeconds(authenticator.authenticatorWindowMs),
    code: "authenticator.tooMany",
  },
  {
    name: "authenticator:account:day",
    limit: authenticator.authenticatorTriesPerDay,
    seconds: inSeconds(days(1)),
    code: "authenticator.tooMany",
  },
];
/** How long the secret of a new authenticator app waits for its first code. */
export const authenticatorSetupSeconds = inSeconds(authenticator.authenticatorSetupMs);
/** Recovery codes tried at the sign-ins of one account, from anywhere: each try costs a slow hash. */
export const recoveryCodesPerAccount: Rate = {
  name: "recovery-code:account",
  limit: recoveryTries,
  seconds: inSeconds(recoveryWindowMs),
  code: "recoveryCode.tooMany",
};
