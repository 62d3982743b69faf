import type { RateSubject } from "~/platform/ground/database/rate";
import type { Seal } from "~/platform/ground/seal";
import type { Context } from "~/platform/ground/core";
import {
  codePause,
  codeQuota,
  codesPerAddress,
  codesPerNumber,
  phoneCodesPerAddress,
} from "~/platform/ground/settings/rates";
import { emailHash, phoneHashes } from "~/platform/ground/contact-keys";
import { typedNameAt } from "./typed-name";

/** What a visitor may ask a code for by naming an e-mail. */
export type VisitorPurpose = "registration" | "progress";
/** What a code for a forgotten password is stored as, by its length. */
export type PasswordPurpose = "password" | "longPassword";
/** What somebody asks a code for who has proved which account is theirs: by its password, or by a session. */
export type AccountPurpose = "signIn" | "email" | "oldEmail" | "phoneEmail" | "change" | "passkey" | "authenticator";
/** The same for what goes to a phone: to one that is to be bound, and to the one that is. */
export type PhonePurpose = "phone" | "signInPhone";
export type Purpose = VisitorPurpose | PasswordPurpose | AccountPurpose | PhonePurpose;
/** What a letter or text message with a code is counted against. */
export type Budget = readonly RateSubject[];

/** A visitor's codes are counted by purpose, for the e-mail they name and for the address they come from (S-14). */
export function visitorBudget(seal: Seal, purpose: VisitorPurpose, email: string, { addressGroup }: Context): Budget {
  const subject = emailHash(seal, email);
  return [
    { rate: codePause(purpose), subject },
    ...codeQuota(purpose).map((rate) => ({ rate, subject })),
    { rate: codesPerAddress, subject: seal.hash("address", addressGroup) },
  ];
}

/**
 * A visitor's codes for a forgotten password are counted for what was typed at the address on the net, and for that address:
 * what strangers ask for in an owner's name never uses up the owner's own (S-74).
 */
export function forgottenBudget(seal: Seal, typed: string, { addressGroup }: Context): Budget {
  const subject = typedNameAt(seal, typed, addressGroup);
  return [
    { rate: codePause("password"), subject },
    ...codeQuota("password").map((rate) => ({ rate, subject })),
    { rate: codesPerAddress, subject: seal.hash("address", addressGroup) },
  ];
}

/** The letters with codes for a forgotten password that one mailbox receives. */
export const passwordLetterBudget = (seal: Seal, email: string): Budget =>
  [codePause("password"), ...codeQuota("password")].map((rate) => ({ rate, subject: emailHash(seal, email) }));

/**
 * The codes of an account are counted by purpose, and by nothing that a visitor can count up: asking for codes to somebody's
 * e-mail keeps nobody from signing in. A new e-mail has a separate pause, so that a typing error is mended at once; the
 * code to the old one goes with it and is counted with it, as the one that goes with a code to a new phone is.
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
 * Codes to a phone are counted by purpose for the account, and by purpose for the number. Anybody with an account may name
 * any number to be bound, so those codes never count against the number's sign-in codes; they are counted for the client
 * address too. A new number has a separate pause.
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
