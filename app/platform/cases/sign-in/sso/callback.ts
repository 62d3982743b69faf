import type { Core, Context } from "~/platform/ground/core";
import { writeSecurityEvent } from "~/platform/ground/security-events/events";
import { takeAttempt } from "./attempt";
import { SignInFailed, type SignedIn } from "./client";
import { makeHandOver } from "./hand-over";
import { sendTo } from "./addresses";
import type { Sso } from "./sso";

/** What the screen for refusals is told; the reason goes to the log only. */
const failureAddress = "/403?code=signIn.failed";
const unknownAccount = "/403?code=signIn.unknownAccount";
const barredAddress = "/403?loginable=0";

/**
 * Where the provider sends the browser back to. What holds becomes a hand-over, with which the browser goes where it
 * wanted to (§2); what does not leads to the screen for refusals, and nothing is made (S-20). Refusal:
 * `signIn.providerDown` (503).
 */
export async function callback(
  core: Core,
  { client, provider }: Sso,
  query: Record<string, string>,
  { loginBinding, now }: Context,
): Promise<Response> {
  const { state } = query;
  const attempt = state && loginBinding ? await takeAttempt(core, { state, binding: loginBinding, now }) : null;
  if (!state || !attempt) return say(core, failureAddress, "no_such_attempt");
  const { nonce, verifier, callbackUrl } = attempt;

  const signedIn = await client
    .finish(new URLSearchParams(query), { state, nonce, verifier })
    .catch((error: unknown) => {
      if (error instanceof SignInFailed) return error;
      throw error;
    });
  if (signedIn instanceof SignInFailed) return say(core, failureAddress, signedIn.reason);

  const account = await accountOf(core, signedIn, provider !== null);
  if (!account) return say(core, unknownAccount, "unknown_account");
  if (account.is_barred === 1) return say(core, barredAddress, "barred");
  const { idToken } = signedIn;
  const token = await makeHandOver(core.db, core, { accountId: account.id, binding: loginBinding, idToken, now });
  return sendTo(withToken(callbackUrl, token));
}

/** At the embedded provider the subject is the account; a company's own subjects are tied to accounts in `identity`. */
async function accountOf({ db }: Core, { issuer, subject }: SignedIn, isEmbedded: boolean) {
  const accounts = db.selectFrom("account").select(["account.id", "account.is_barred"]);
  if (isEmbedded) return accounts.where("account.id", "=", subject).executeTakeFirst();
  return accounts
    .innerJoin("identity", "identity.account_id", "account.id")
    .where("identity.issuer", "=", issuer)
    .where("identity.subject", "=", subject)
    .executeTakeFirst();
}

function withToken(path: string, token: string): string {
  const url = new URL(path, "https://portal.invalid");
  url.searchParams.set("token", token);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Says no, and leaves a security event without anything personal (S-60). */
function say(core: Core, location: string, reason: string): Response {
  writeSecurityEvent(core, "authn_login_fail", { reason });
  return sendTo(location);
}
