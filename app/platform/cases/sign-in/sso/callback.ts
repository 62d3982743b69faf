import type { Core, Context } from "~/platform/core/core";
import { writeSecurityEvent } from "~/platform/core/security-events/events";
import { takeAttempt } from "./attempt";
import { SignInFailed } from "./client";
import { findSigner } from "./find-signer";
import { makeHandOver } from "./hand-over";
import { sendTo } from "./addresses";
import type { Sso } from "./sso";

/** The code shown on the screen for refusals; the reason is only logged. */
const failureAddress = "/403?code=signIn.failed";
const unknownAccount = "/403?code=signIn.unknownAccount";
const barredAddress = "/403?loginable=0";

/**
 * The address to which a provider returns the browser. A valid response creates a hand-over and redirects the browser
 * to its destination (§2); an invalid one leads to the screen for refusals and creates nothing (S-20). Refusals:
 * `signIn.providerDown`, `signIn.claimMissing` (503), and for a sign-in that accepts an invitation those of
 * `acceptInvitation`.
 */
export async function callback(
  core: Core,
  { clients }: Sso,
  query: Record<string, string>,
  context: Context,
): Promise<Response> {
  const { loginBinding, now } = context;
  const { state } = query;
  const attempt = state && loginBinding ? await takeAttempt(core, { state, binding: loginBinding, now }) : null;
  // The state identifies the provider, so that the response of one is never accepted for the other.
  const client = attempt && clients[attempt.door];
  if (!state || !client) return say(core, failureAddress, "no_such_attempt");
  const { nonce, verifier, callbackUrl, door } = attempt;

  const signedIn = await client
    .finish(new URLSearchParams(query), { state, nonce, verifier })
    .catch((error: unknown) => {
      if (error instanceof SignInFailed) return error;
      throw error;
    });
  if (signedIn instanceof SignInFailed) return say(core, failureAddress, signedIn.reason);

  const account = await findSigner(core, signedIn, attempt, context);
  if (!account) return say(core, unknownAccount, "unknown_account");
  if (account.is_barred === 1) return say(core, barredAddress, "barred");
  // The embedded provider's session ends here, on the server; the company's needs the id token for that.
  const idToken = door === "company" ? signedIn.idToken : null;
  const token = await makeHandOver(core.db, core, { accountId: account.id, binding: loginBinding, idToken, now });
  return sendTo(withToken(callbackUrl, token));
}

function withToken(path: string, token: string): string {
  const url = new URL(path, "https://portal.invalid");
  url.searchParams.set("token", token);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Refuses, and logs a security event without personal data (S-60). */
function say(core: Core, location: string, reason: string): Response {
  writeSecurityEvent(core, "authn_login_fail", { reason });
  return sendTo(location);
}
