import type { Core, Context } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";
import { maskedPhone } from "~/rules/identifiers/phone-number";
import type { Account } from "~/platform/records/accounts/accounts";
import { codeEmail } from "~/platform/core/emails/codes";
import { codeMessage } from "~/platform/core/emails/text-messages";
import { checkCode } from "~/platform/core/verification-codes/confirm-code";
import { requestCode, requestCodeByPhone } from "~/platform/core/verification-codes/request-code";

/** A phone number that awaits confirmation by its codes, with their challenges; `number` is E.164. */
type PendingPhone = { number: string; challengeId: string; emailChallengeId: string };

/** The encryption context of a phone that waits for its codes. */
export const aboutPendingPhone = (accountId: string): string => `phone-change:${accountId}`;

/** The pending phone; null if there is none. */
export async function findPendingPhone({ db, seal }: Core, accountId: string): Promise<PendingPhone | null> {
  const row = await db.selectFrom("phone_change").selectAll().where("account_id", "=", accountId).executeTakeFirst();
  if (!row) return null;
  const open = (sealedValue: string) => seal.open<string>(sealedValue, aboutPendingPhone(accountId));
  return {
    number: open(row.number_sealed),
    challengeId: open(row.challenge_sealed),
    emailChallengeId: open(row.email_challenge_sealed),
  };
}

/** Stores a pending phone in place of an earlier one. */
export async function savePendingPhone({ db, seal }: Core, accountId: string, pending: PendingPhone, now: Date) {
  const close = (value: string) => seal.close(value, aboutPendingPhone(accountId));
  const change = {
    number_sealed: close(pending.number),
    challenge_sealed: close(pending.challengeId),
    email_challenge_sealed: close(pending.emailChallengeId),
    created_at: iso(now),
  };
  await db
    .insertInto("phone_change")
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(change))
    .execute();
}

/** Removes the pending phone. Returns whether there was one. */
export async function deletePendingPhone(db: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("phone_change").where("account_id", "=", accountId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sends the code to the phone (E.164) and the one to the account's email. Returns their challenges. */
export async function sendPhoneCodes(core: Core, { id: accountId, email }: Account, number: string, context: Context) {
  const words = { ...core.config, language: context.language };
  const toPhone = { number, purpose: "phone", accountId } as const;
  const { challengeId } = await requestCodeByPhone(core, context, toPhone, (code) => codeMessage(words, "phone", code));
  const toEmail = { email, purpose: "phoneEmail", accountId } as const;
  const { challengeId: emailChallengeId } = await requestCode(core, context, toEmail, (code) =>
    codeEmail(words, { purpose: "phoneEmail", fact: maskedPhone(number) }, code),
  );
  return { challengeId, emailChallengeId };
}

/** Checks both codes. Returns what `spendCode` needs of each. */
export async function checkPhoneCodes(
  core: Core,
  email: string,
  { number, challengeId, emailChallengeId }: PendingPhone,
  { code, emailCode }: { code: string; emailCode: string },
  now: Date,
): Promise<string[]> {
  const toPhone = await checkCode(core, now, { number, code, challengeId, purpose: "phone" });
  const attempt = { email, code: emailCode, challengeId: emailChallengeId, purpose: "phoneEmail" } as const;
  const toEmail = await checkCode(core, now, attempt);
  return [toPhone, toEmail];
}
