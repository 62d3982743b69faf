import { maskedPhone } from "~/rules/phone-number";
import type { Core } from "~/platform/ground/core";
import type { Context } from "~/platform/ground/context";
import { RefusalError } from "~/platform/ground/base/refuse";
import type { Account } from "~/platform/records/accounts/accounts";
import { codeLetter } from "~/platform/ground/letters/codes";
import { codeMessage } from "~/platform/ground/letters/text-messages";
import { checkCode } from "~/platform/ground/codes/confirm-code";
import { requestCode, requestPhoneCode } from "~/platform/ground/codes/request-code";
import type { PendingPhone } from "./pending-phone";

/** Sends the code to the phone (E.164) and the one to the account's e-mail. Answers their challenges. */
export async function sendPhoneCodes(core: Core, { id: accountId, email }: Account, number: string, context: Context) {
  const words = { ...core.config, language: context.language };
  const toPhone = { number, purpose: "phone", accountId } as const;
  const { challengeId } = await requestPhoneCode(core, context, toPhone, (code) => codeMessage(words, "phone", code));
  const toEmail = { email, purpose: "phoneEmail", accountId } as const;
  const { challengeId: emailChallengeId } = await requestCode(core, context, toEmail, (code) =>
    codeLetter(words, { purpose: "phoneEmail", fact: maskedPhone(number) }, code),
  );
  return { challengeId, emailChallengeId };
}

/** Checks both codes. Answers what `spendCode` takes of each. */
export async function checkPhoneCodes(
  core: Core,
  email: string,
  { number, challengeId, emailChallengeId }: PendingPhone,
  { code, emailCode }: { code: string; emailCode: string },
  now: Date,
): Promise<string[]> {
  const toPhone = await checkCode(core, now, { number, code, challengeId, purpose: "phone" });
  const attempt = { email, code: emailCode, challengeId: emailChallengeId, purpose: "phoneEmail" } as const;
  const toEmail = await checkCode(core, now, attempt).catch((error: unknown) => {
    if (!(error instanceof RefusalError)) throw error;
    // Told apart from the other code: the page says it at its own field.
    throw new RefusalError(error.kind, error.code.replace("code.", "profile.emailCode."));
  });
  return [toPhone, toEmail];
}
