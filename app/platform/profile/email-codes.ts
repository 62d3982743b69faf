import type { Core } from "../core";
import type { Context } from "../http/context";
import { Refused } from "../http/refuse";
import type { Account } from "../identity/accounts";
import { maskedEmail } from "../identity/masked-email";
import { emailCode } from "../mail/letters/email-code";
import { oldEmailCode } from "../mail/letters/old-email-code";
import { checkCode } from "../verification/confirm-code";
import { requestCode } from "../verification/request-code";
import type { PendingEmail } from "./pending-email";

/** Sends the code to the new e-mail and the one to the old. Answers their challenges. */
export async function sendEmailCodes(core: Core, { id: accountId, email: old }: Account, email: string, args: Context) {
  const stationery = { ...core.config, language: args.language };
  const toNew = { email, purpose: "email", accountId } as const;
  const { challengeId } = await requestCode(core, args, toNew, (code) => emailCode(stationery, code));
  const toOld = { email: old, purpose: "oldEmail", accountId } as const;
  const { challengeId: oldChallengeId } = await requestCode(core, args, toOld, (code) =>
    oldEmailCode(stationery, maskedEmail(email), code),
  );
  return { challengeId, oldChallengeId };
}

/** Checks both codes. Answers what `spendCode` takes of each. */
export async function checkEmailCodes(
  core: Core,
  old: string,
  { email, challengeId, oldChallengeId }: PendingEmail,
  { code, oldCode }: { code: string; oldCode: string },
  now: Date,
): Promise<string[]> {
  const toNew = await checkCode(core, now, { email, code, challengeId, purpose: "email" });
  const attempt = { email: old, code: oldCode, challengeId: oldChallengeId, purpose: "oldEmail" } as const;
  const toOld = await checkCode(core, now, attempt).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    // Told apart from the other code: the page says it at its own field.
    throw new Refused(error.status, error.code.replace("code.", "profile.oldCode."));
  });
  return [toNew, toOld];
}
