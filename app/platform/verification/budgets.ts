import type { Counted } from "../db/rate";
import type { Seal } from "../db/sealed";
import type { Context } from "../http/context";
import { codePause, codeQuota, codesPerAddress } from "../limits";
import { emailHash } from "./email-key";

/** What anybody may ask a code for who only names an e-mail. */
export type VisitorPurpose = "registration" | "progress" | "password";
/** What somebody asks a code for who has proved which account is theirs: by its password, or by a session. */
export type AccountPurpose = "signIn" | "email" | "oldEmail" | "change";
/** What a letter with a code is counted against. */
export type Budget = readonly Counted[];

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
 * The codes of an account are counted by purpose, and by nothing that a visitor can count up: asking for codes to somebody's
 * e-mail keeps nobody from signing in. A new e-mail has a pause of its own, so that a typing error is mended at once; the
 * code to the old one goes with it and is counted with it.
 */
export function accountBudget(seal: Seal, purpose: AccountPurpose, accountId: string, email: string): Budget {
  if (purpose === "oldEmail") return [];
  const pausing = purpose === "email" ? `${accountId} ${emailHash(seal, email)}` : accountId;
  return [
    { rate: codePause(purpose), subject: pausing },
    ...codeQuota(purpose).map((rate) => ({ rate, subject: accountId })),
  ];
}
