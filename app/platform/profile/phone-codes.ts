import { maskedPhone } from "~/rules/phone-number";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { Refused } from "../http/refuse";
import type { Account } from "../identity/accounts";
import { phoneEmailCode } from "../mail/letters/phone-email-code";
import { codeMessage } from "../sms/messages";
import { checkCode } from "../verification/confirm-code";
import { requestCode, requestPhoneCode } from "../verification/request-code";
import type { PendingPhone } from "./pending-phone";

/** Sends the code to the phone (E.164) and the one to the account's e-mail. Answers their challenges. */
export async function sendPhoneCodes(core: Core, { id: accountId, email }: Account, number: string, context: Context) {
  const words = { ...core.config, language: context.language };
  const toPhone = { number, purpose: "phone", accountId } as const;
  const { challengeId } = await requestPhoneCode(core, context, toPhone, (code) => codeMessage(words, "phone", code));
  const toEmail = { email, purpose: "phoneEmail", accountId } as const;
  const { challengeId: emailChallengeId } = await requestCode(core, context, toEmail, (code) =>
    phoneEmailCode(words, maskedPhone(number), code),
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
    if (!(error instanceof Refused)) throw error;
    // Told apart from the other code: the page says it at its own field.
    throw new Refused(error.status, error.code.replace("code.", "profile.emailCode."));
  });
  return [toPhone, toEmail];
}
