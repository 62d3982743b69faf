import { minutes } from "../time";

/** An authenticator app generates a code of six digits every 30 seconds (RFC 6238, SHA-1), which every app supports. */
export const authenticatorDigits = 6;
export const authenticatorPeriodSeconds = 30;
/**
 * The number of codes accepted before and after the current one, because clocks of phones differ and people type
 * slowly.
 */
export const authenticatorSteps = 1;
/** The bytes of a secret: 160 bits, as RFC 4226 recommends. */
export const authenticatorSecretBytes = 20;
/** The validity of a secret until the app's first code, and the number of attempts for it. */
export const authenticatorSetupMs = minutes(10);
export const authenticatorSetupTries = 10;

const secretPattern = /^[A-Z2-7]{32}$/;

/** Whether a text is a secret for `toAuthenticatorUri`: 160 bits in base32. */
export const isAuthenticatorSecret = (text: string): boolean => secretPattern.test(text);

/** A secret in groups of four, for those who type it into the app. */
export const groupedSecret = (secret: string): string => secret.replace(/.{4}(?=.)/g, "$& ");

type Label = { issuer: string; account: string; secret: string };

/**
 * The address for setting up an app, as a QR code or as a link on a phone (the `otpauth` key URI format). A colon
 * separates issuer and account, so the issuer must not contain one.
 */
export function toAuthenticatorUri({ issuer, account, secret }: Label): string {
  const name = issuer.replaceAll(":", " ").trim();
  const query = [
    `secret=${secret}`,
    `issuer=${encodeURIComponent(name)}`,
    "algorithm=SHA1",
    `digits=${authenticatorDigits}`,
    `period=${authenticatorPeriodSeconds}`,
  ];
  return `otpauth://totp/${encodeURIComponent(name)}:${encodeURIComponent(account)}?${query.join("&")}`;
}
