import type { Core } from "../core";
import { secondsUntilFree } from "../db/rate";
import type { Context } from "../http/context";
import { signInCode } from "../mail/letters/sign-in-code";
import { accountBudget } from "../verification/budgets";
import { requestCode } from "../verification/request-code";
import type { Account } from "./accounts";

const purpose = "signIn";

/** Sends the code of a sign-in to the account's e-mail. Answers its challenge. */
export async function sendSignInCode(core: Core, { id: accountId, email }: Account, context: Context): Promise<string> {
  const stationery = { ...core.config, language: context.language };
  const request = { email, purpose, accountId } as const;
  const { challengeId } = await requestCode(core, context, request, (code) => signInCode(stationery, code));
  return challengeId;
}

/** In how many seconds this account may be sent another code; 0: now. */
export const resendSeconds = ({ db, seal }: Core, { id, email }: Account, now: Date): Promise<number> =>
  secondsUntilFree(db, now, accountBudget(seal, purpose, id, email));
