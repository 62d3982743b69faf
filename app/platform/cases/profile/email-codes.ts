import type { Core } from "~/platform/ground/core";
import type { Context } from "~/platform/ground/context";
import { RefusalError } from "~/platform/ground/base/refuse";
import type { Account } from "~/platform/records/accounts/accounts";
import { maskedEmail } from "~/platform/records/accounts/masked-email";
import { codeLetter } from "~/platform/ground/letters/codes";
import { checkCode } from "~/platform/ground/codes/confirm-code";
import { requestCode } from "~/platform/ground/codes/request-code";
import type { PendingEmail } from "./pending-email";

/** Sends the code to the new e-mail and the one to the old. Answers their challenges. */
export async function sendEmailCodes(core: Core, { id: accountId, email: old }: Account, email: string, args: Context) {
  const stationery = { ...core.config, language: args.language };
  const toNew = { email, purpose: "email", accountId } as const;
  const { challengeId } = await requestCode(core, args, toNew, (code) => codeLetter(stationery, toNew, code));
  const toOld = { email: old, purpose: "oldEmail", accountId } as const;
  const { challengeId: oldChallengeId } = await requestCode(core, args, toOld, (code) =>
    codeLetter(stationery, { purpose: "oldEmail", fact: maskedEmail(email) }, code),
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
    if (!(error instanceof RefusalError)) throw error;
    // Told apart from the other code: the page says it at its own field.
    throw new RefusalError(error.kind, error.code.replace("code.", "profile.oldCode."));
  });
  return [toNew, toOld];
}
