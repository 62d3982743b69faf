import { foldedEmail, isEmail } from "~/rules/identifiers/email";
import { toE164 } from "~/rules/identifiers/phone-number";
import { refuse } from "./base/refuse";
import type { Seal } from "./seal";

/** The normalised address for sending; anything but one plain address is refused (S-54). */
export function emailAddress(input: string): string {
  const email = input.trim();
  return isEmail(email) ? email : refuse("invalid", "field.email");
}

/** Stored instead of the email (S-57). */
export const emailHash = (seal: Seal, email: string): string => seal.hash("email", foldedEmail(email));

/** Every hash under which this email may be stored. */
export const emailHashes = (seal: Seal, email: string): string[] => seal.hashes("email", foldedEmail(email));

/** The normalised number for sending; numbers that cannot receive messages are refused. */
export const phoneNumber = (input: string): string => toE164(input) ?? refuse("invalid", "profile.boundPhone.invalid");

/** Every hash under which this number may be stored, the newest first; `number` is E.164. */
export const phoneHashes = (seal: Seal, number: string): string[] => seal.hashes("phone", number);
