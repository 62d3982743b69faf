import type { Core } from "../core";
import type { Context } from "../http/context";
import { signInCode } from "../mail/letters/sign-in-code";
import { requestCode } from "../verification/request-code";
import type { Account } from "./accounts";

/** Sends the code of a sign-in to the account's e-mail; the one before is dead (S-14). Answers its challenge. */
export async function sendSignInCode(core: Core, { email }: Account, context: Context): Promise<string> {
  const stationery = { ...core.config, language: context.language };
  const asked = { email, purpose: "signIn" as const };
  const { challengeId } = await requestCode(core, context, asked, (code) => signInCode(stationery, code));
  return challengeId;
}
