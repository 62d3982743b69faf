import type { z } from "zod";
import { session } from "~/contract";
import type { Core, Context } from "~/platform/ground/core";
import { type Handler, handle } from "~/platform/cases/handler";
import { safePath } from "~/rules/safe-path";
import { countAgainst } from "~/platform/ground/database/rate";
import { refuse } from "~/platform/ground/base/refuse";
import { signInsPerAddress } from "~/platform/ground/settings/rates";
import { endProviderSessions } from "~/platform/records/sessions/provider-records";
import { newSecret } from "~/platform/ground/base/secret";
import { recordAudit } from "~/platform/ground/audit";
import { noteActor } from "~/platform/ground/security-events/scope";
import { writeSecurityEvent } from "~/platform/ground/security-events/events";
import { endSession } from "~/platform/records/sessions/sessions";
import { callback } from "./callback";
import type { Sso } from "./sso";
import { keepAttempt } from "./attempt";
import { sendTo } from "./addresses";

/** The ways in and out through the identity provider (§2, §7); all are returned unprocessed. */
export const ssoHandlers = (core: Core, sso: Sso): Handler[] => [
  handle(session.login, (input, context) => login(core, sso, input, context)),
  handle(session.callback, (input, context) => callback(core, sso, input, context)),
  handle(session.logout, (input, context) => logout(core, sso, input, context)),
];

/** Where somebody goes who did not say where to. */
const workspacePath = "/workspace";

/**
 * Begins a sign-in and sends the browser to the provider (§2, S-20). Refusals: `signIn.failed` (400: not begun by a
 * browser of the portal), `signIn.tooMany` (429), `signIn.providerDown` (503).
 */
async function login(
  core: Core,
  { client }: Sso,
  { callbackUrl }: z.output<typeof session.login.input>,
  { loginBinding, addressGroup, now }: Context,
): Promise<Response> {
  if (!loginBinding) return refuse("invalid", "signIn.failed");
  await countAgainst(core.db, now, [{ rate: signInsPerAddress, subject: core.seal.hash("address", addressGroup) }]);
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
  const address = await client.begin({ state, nonce, verifier });
  await keepAttempt(core, {
    state,
    binding: loginBinding,
    secrets: { nonce, verifier },
    callbackUrl: safePath(callbackUrl, workspacePath),
    now,
  });
  return sendTo(address.href);
}

/** Where somebody goes who has signed out and did not say where to. */
const homePath = "/home";

/**
 * Ends the workspace session and the provider's, and sends the browser on (§4, §7). The embedded provider's session ends
 * here, on the server: its logout by redirect would ask whether one really wants to, which the portal has asked already.
 * A company's own provider is told by a redirect; where it cannot be, only our session ends.
 */
async function logout(
  core: Core,
  { client, provider }: Sso,
  { callbackUrl }: z.output<typeof session.logout.input>,
  context: Context,
): Promise<Response> {
  const path = safePath(callbackUrl, homePath);
  const endedSession = await endSession(core, context);
  if (endedSession) await note(core, endedSession.accountId, context.now);
  if (provider) {
    if (endedSession) await endProviderSessions(core, endedSession.accountId);
    return sendTo(path);
  }
  const returnTo = `${core.config.publicOrigin}${path}`;
  const address = endedSession?.idToken ? await client.logoutAddress(endedSession.idToken, returnTo) : null;
  return sendTo(address?.href ?? path);
}

/** A security event (S-60): who, as nobody else can read it, and when. */
async function note(core: Core, accountId: string, at: Date) {
  const subject = `account:${accountId}`;
  await recordAudit(core.db, { at, actor: subject, action: "session.end", subject });
  noteActor(core.seal, accountId);
  writeSecurityEvent(core, "authn_logout");
}
