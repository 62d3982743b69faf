import { createHash } from "node:crypto";
import type { z } from "zod";
import type { signIn } from "~/contract";
import { RefusalError } from "~/platform/core/base/refuse";
import {
  type Budget,
  forgottenBudget,
  type PasswordPurpose,
  passwordEmailBudget,
} from "~/platform/core/verification-codes/budgets";
import { requestCode } from "~/platform/core/verification-codes/request-code";
import { reuseCode } from "~/platform/core/verification-codes/reuse-code";
import { emailHash } from "~/platform/core/contact-keys";
import type { Core, Context } from "~/platform/core/core";
import { countAgainst, isPast, type RateSubject } from "~/platform/core/rate-limits/count-against";
import { companySignIn } from "~/platform/core/emails/account-changes";
import { codeEmail } from "~/platform/core/emails/codes";
import { passwordCodesAnywhere, passwordEmails } from "~/platform/core/rate-limits/rates";
import { type Account, accountById, foldedAccount, listAccounts } from "~/platform/records/accounts/accounts";
import { findSignInMethod } from "~/platform/records/accounts/identities";
import { findAccountByReplacedEmail, replacedEmails } from "~/platform/records/accounts/replaced-email";

type ForgottenPasswordInput = z.output<typeof signIn.forgotPassword.input>;

/**
 * Sends a code for a forgotten password, and also to a recently replaced email address, so that an attacker who has taken over
 * an account is not the only recipient. Known and unknown accounts get the same answer (S-17). The limit is per typed name
 * and client address, so that strangers do not use up the owner's limit. For an account that signs in at the company's own
 * provider the email contains no code. If the mailbox has received its limit of emails, the code in it works in this
 * browser too, and if none is valid, one more is sent: the page never mentions a code that does not exist.
 */
export async function forgotPassword(core: Core, { account: input }: ForgottenPasswordInput, context: Context) {
  const { now } = context;
  await countAgainst(core.db, now, forgottenBudget(core.seal, foldedAccount(input), context));
  const account = await findAccountForReset(core, input, now);
  const email = codeAddress(input, account);
  const purpose = await passwordPurpose(core, email, now);
  const send = (budget: Budget) => sendCode(core, context, { account, email, purpose, budget });
  return (
    (await unlessTooMany(send(passwordEmailBudget(core.seal, email)))) ??
    (await reuseCode(core, { email, purpose }, now)) ??
    send([emailWhenNoneHolds(core, email, purpose)])
  );
}

type Send = { account: Account | null; email: string; purpose: PasswordPurpose; budget: Budget };

async function sendCode(core: Core, context: Context, { account, ...request }: Send) {
  const emailContext = { ...core.config, language: context.language };
  const copyTo = account ? await replacedEmails(core, account.id, context.now) : [];
  const method = account && (await findSignInMethod(core, account.id));
  return requestCode(core, context, { ...request, copyTo }, (code) => {
    if (method === null) return null;
    return method === "company" ? companySignIn(emailContext) : codeEmail(emailContext, { purpose: "password" }, code);
  });
}

/** Returns the result of sending, or null if a rate limit was exceeded. */
async function unlessTooMany<Sent>(sending: Promise<Sent>): Promise<Sent | null> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof RefusalError && error.kind === "tooMany") return null;
    throw error;
  }
}

/** The one email that is sent beyond the limits of a mailbox if it has no valid code. */
export const emailWhenNoneHolds = ({ seal }: Core, email: string, purpose: PasswordPurpose): RateSubject => ({
  rate: passwordEmails,
  subject: `${purpose} ${emailHash(seal, email)}`,
});

/** The limit for wrong password reset codes. */
export const wrongCodes = ({ seal }: Core, email: string): RateSubject => ({
  rate: passwordCodesAnywhere,
  subject: emailHash(seal, email),
});

/** The purpose of an account's reset codes: long codes after too many wrong short ones, counted across all addresses. */
export const passwordPurpose = async (core: Core, email: string, now: Date): Promise<PasswordPurpose> =>
  (await isPast(core.db, now, wrongCodes(core, email))) ? "longPassword" : "password";

/**
 * The account whose password is forgotten. If its email was replaced recently, it is also found by the old one, unless that now
 * belongs to another account, whose owner would get the code.
 */
export async function findAccountForReset(core: Core, input: string, now: Date): Promise<Account | null> {
  const [only, another] = await listAccounts(core, input);
  if (only) return another ? null : only;
  const id = await findAccountByReplacedEmail(core, input, now);
  return id === null ? null : accountById(core, id);
}

/** The address of a password code; for an unknown account, a decoy. */
export const codeAddress = (input: string, account: Account | null): string =>
  account?.email ?? `${createHash("sha256").update(input.trim().toLowerCase()).digest("hex")}@unknown.invalid`;
