import type { RateSubject } from "~/platform/core/rate-limits/count-against";
import type { Seal } from "~/platform/core/seal";
import type { Context } from "~/platform/core/core";
import {
  codePause,
  codeQuota,
  codesPerAddress,
  codesPerNumber,
  phoneCodesPerAddress,
} from "~/platform/core/rate-limits/rates";
import { emailHash, phoneHashes } from "~/platform/core/contact-keys";
import { typedNameAt } from "./typed-name";

/** The purposes for which a visitor may request a code by naming an email. */
export type VisitorPurpose = "registration" | "progress" | "colleague";
/** The purpose stored with a code for a forgotten password, by the length of the code. */
export type PasswordPurpose = "password" | "longPassword";
/** Code requests of a user who has proved ownership of the account with its password or a session. */
export type AccountPurpose = "signIn" | "email" | "oldEmail" | "phoneEmail" | "change" | "passkey" | "authenticator";
/** Like `AccountPurpose`, but for codes to a phone: a phone that is being added, and the phone in use. */
export type PhonePurpose = "phone" | "signInPhone";
export type Purpose = VisitorPurpose | PasswordPurpose | AccountPurpose | PhonePurpose;
/** The limits for an email or text message with a code. */
export type Budget = readonly RateSubject[];

/** A visitor's codes are counted by purpose, for the email address and for the client address (S-14). */
export function visitorBudget(seal: Seal, purpose: VisitorPurpose, email: string, { addressGroup }: Context): Budget {
  const subject = emailHash(seal, email);
  return [
    { rate: codePause(purpose), subject },
    ...codeQuota(purpose).map((rate) => ({ rate, subject })),
    { rate: codesPerAddress, subject: seal.hash("address", addressGroup) },
  ];
}

/**
 * Codes for a forgotten password are counted for the typed name together with the client address, and for that address, so
 * that requests by strangers in an owner's name never use up the owner's limit (S-74).
 */
export function forgottenBudget(seal: Seal, typed: string, { addressGroup }: Context): Budget {
  const subject = typedNameAt(seal, typed, addressGroup);
  return [
    { rate: codePause("password"), subject },
    ...codeQuota("password").map((rate) => ({ rate, subject })),
    { rate: codesPerAddress, subject: seal.hash("address", addressGroup) },
  ];
}

/** The emails with codes for a forgotten password that one mailbox receives. */
export const passwordEmailBudget = (seal: Seal, email: string): Budget =>
  [codePause("password"), ...codeQuota("password")].map((rate) => ({ rate, subject: emailHash(seal, email) }));

/**
 * Codes of an account are counted by purpose, and by nothing that a visitor can increase: requesting codes for someone else's
 * email does not lock them out. A new email address has a separate pause, so that a typing error can be corrected immediately;
 * the code to the old address is sent and counted with it, like the one that accompanies a code to a new phone.
 */
export function accountBudget(seal: Seal, purpose: AccountPurpose, accountId: string, email: string): Budget {
  if (purpose === "oldEmail" || purpose === "phoneEmail") return [];
  const pausing = purpose === "email" ? `${accountId} ${emailHash(seal, email)}` : accountId;
  return [
    { rate: codePause(purpose), subject: pausing },
    ...codeQuota(purpose).map((rate) => ({ rate, subject: accountId })),
  ];
}

/**
 * Codes to a phone are counted by purpose for the account, and by purpose for the number. Anyone with an account can name any
 * number to be bound, so those codes never count against the number's sign-in codes; they are counted for the client address
 * too. A new number has a separate pause.
 */
export function phoneBudget(
  seal: Seal,
  purpose: PhonePurpose,
  accountId: string,
  number: string,
  { addressGroup }: Pick<Context, "addressGroup">,
): Budget {
  const [hash = ""] = phoneHashes(seal, number);
  const isNew = purpose === "phone";
  return [
    { rate: codePause(purpose), subject: isNew ? `${accountId} ${hash}` : accountId },
    ...codeQuota(purpose).map((rate) => ({ rate, subject: accountId })),
    { rate: codesPerNumber(purpose), subject: hash },
    ...(isNew ? [{ rate: phoneCodesPerAddress, subject: seal.hash("address", addressGroup) }] : []),
  ];
}
