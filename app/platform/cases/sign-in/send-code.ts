import type { CodeChannel } from "~/rules/contact";
import type { Core, Context } from "~/platform/core/core";
import { secondsUntilFree, takeBack } from "~/platform/core/rate-limits/count-against";
import { RefusalError } from "~/platform/core/base/refuse";
import { codeEmail } from "~/platform/core/emails/codes";
import { codeMessage } from "~/platform/core/emails/text-messages";
import { phoneForCodes } from "~/platform/records/accounts/code-channel";
import { accountBudget, type Budget, phoneBudget } from "~/platform/core/verification-codes/budgets";
import { isGood } from "~/platform/core/verification-codes/confirm-code";
import { requestCode, requestCodeByPhone } from "~/platform/core/verification-codes/request-code";
import type { Account } from "~/platform/records/accounts/accounts";
import { listChallenges } from "./sign-in-row";

/** The challenge of a sign-in's code, and the channel by which it was sent. */
export type SentCode = { channel: CodeChannel; challengeId: string };

/** Sends the code of a sign-in to the account's email or, if it has a bound phone, to that phone. */
export async function sendSignInCode(
  core: Core,
  account: Account,
  channel: CodeChannel,
  context: Context,
): Promise<SentCode> {
  const { id: accountId, email } = account;
  const words = { ...core.config, language: context.language };
  const number = channel === "phone" ? phoneForCodes(core, account) : undefined;
  if (number === undefined) {
    const request = { email, purpose: "signIn", accountId } as const;
    const { challengeId } = await requestCode(core, context, request, (code) => codeEmail(words, request, code));
    return { channel: "email", challengeId };
  }
  const request = { number, purpose: "signInPhone", accountId } as const;
  const { challengeId } = await requestCodeByPhone(core, context, request, (code) =>
    codeMessage(words, "signInPhone", code),
  );
  return { channel: "phone", challengeId };
}

/**
 * The code of a sign-in: a new one or, if none may be sent yet, the last one that is still valid. A user who closes the window
 * and signs in again has already received it by email or on the phone. If no more codes may be sent to a phone, the code goes to
 * the email address, so that no one is locked out.
 */
export async function codeForSignIn(
  core: Core,
  account: Account,
  channel: CodeChannel,
  context: Context,
): Promise<SentCode> {
  try {
    return await sendSignInCode(core, account, channel, context);
  } catch (error) {
    if (!(error instanceof RefusalError) || error.kind !== "tooMany") throw error;
    for (const challengeId of await listChallenges(core, account.id, channel, context.now))
      if (await isGood(core.db, challengeId, context.now)) return { channel, challengeId };
    if (channel === "phone") return codeForSignIn(core, account, "email", context);
    throw error;
  }
}

/** The limits for the code of a sign-in. */
const budgetOf = ({ seal }: Core, { id, email, boundPhone }: Account, channel: CodeChannel): Budget =>
  channel === "phone" && boundPhone !== undefined
    ? phoneBudget(seal, "signInPhone", id, boundPhone, { addressGroup: "" })
    : accountBudget(seal, "signIn", id, email);

/** The seconds until another code may be sent to this account by this channel; 0 if now. */
export const resendSeconds = (core: Core, account: Account, channel: CodeChannel, now: Date): Promise<number> =>
  secondsUntilFree(core.db, now, budgetOf(core, account, channel));

/**
 * Removes a code from the rate limit after it was received and used, so that signing in again immediately, in another
 * browser or after signing out, sends another code. Text messages cost money, so for them only the pause between two is
 * lifted.
 */
export async function takeBackSentCode(core: Core, account: Account, channel: CodeChannel): Promise<void> {
  const counted = budgetOf(core, account, channel);
  await takeBack(core.db, channel === "phone" ? counted.slice(0, 1) : counted);
}
