import { Secret, TOTP } from "otpauth";
import {
  authenticatorDigits,
  authenticatorPeriodSeconds,
  authenticatorSecretBytes,
  authenticatorSteps,
} from "~/rules/sign-in/authenticator";
import { normaliseDigits } from "~/rules/text/normalise";

/** A new secret for an app: 160 random bits in base32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: authenticatorSecretBytes }).base32;

/**
 * The time step that a code belongs to (RFC 6238: periods of 30 seconds since 1970). Null if the code is wrong, or off
 * by more than one step. Compares in constant time.
 */
export function findTimeStep(secret: string, typed: string, now: Date): number | null {
  const token = normaliseDigits(typed).trim();
  const totp = new TOTP({ secret, algorithm: "SHA1", digits: authenticatorDigits, period: authenticatorPeriodSeconds });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: authenticatorSteps });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
