import type { z } from "zod";
import { session, staff } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { type Handler, handle } from "~/platform/cases/handler";
import { safePath } from "~/rules/files/safe-path";
import { endProviderSessions } from "~/platform/records/sessions/provider-records";
import { recordAudit } from "~/platform/core/audit";
import { noteActor } from "~/platform/core/security-events/scope";
import { writeSecurityEvent } from "~/platform/core/security-events/events";
import { endAccountSession } from "~/platform/records/sessions/sessions";
import { joinAtCompany } from "./accept-invitation";
import { beginAttempt } from "./begin-attempt";
import { callback } from "./callback";
import type { Sso } from "./sso";
import { sendTo } from "./addresses";

/** The ways in and out through the identity providers (§2, §7). */
export const ssoHandlers = (core: Core, sso: Sso): Handler[] => [
  handle(session.login, (input, context) => login(core, sso, input, context)),
  handle(session.callback, (input, context) => callback(core, sso, input, context)),
  handle(staff.joinAtCompany, (input, context) => joinAtCompany(core, sso, input, context)),
  handle(session.logout, (input, context) => logout(core, sso, input, context)),
];

/** The destination after sign-in if the request has none. */
const workspacePath = "/workspace";

/** Starts a sign-in and redirects the browser to the provider (§2, S-20). Refusals: those of `beginAttempt`. */
async function login(
  core: Core,
  sso: Sso,
  { callbackUrl, door }: z.output<typeof session.login.input>,
  context: Context,
): Promise<Response> {
  const beginning = { door, callbackUrl: safePath(callbackUrl, workspacePath) };
  return sendTo((await beginAttempt(core, sso, beginning, context)).href);
}

/** The destination after sign-out if the request has none. */
const homePath = "/home";

/**
 * Ends the workspace session and the provider's, and redirects the browser (§4, §7). The embedded provider's session ends here,
 * on the server: its logout by redirect would show another confirmation. A user of the company's provider is redirected to its
 * logout; if it does not answer, only our session ends.
 */
async function logout(
  core: Core,
  { clients }: Sso,
  { callbackUrl }: z.output<typeof session.logout.input>,
  context: Context,
): Promise<Response> {
  const path = safePath(callbackUrl, homePath);
  const endedSession = await endAccountSession(core, context);
  if (endedSession) await note(core, endedSession.accountId, context.now);
  if (endedSession) await endProviderSessions(core, endedSession.accountId);
  // Only sessions from the company's provider have an id token.
  if (!endedSession?.idToken || !clients.company) return sendTo(path);
  const returnTo = `${core.config.publicOrigin}${path}`;
  const address = await clients.company.logoutAddress(endedSession.idToken, returnTo);
  return sendTo(address?.href ?? path);
}

/** A security event (S-60): the pseudonym of the person, and when. */
async function note(core: Core, accountId: string, at: Date) {
  const subject = `account:${accountId}`;
  await recordAudit(core.db, { at, actor: subject, action: "session.end", subject });
  noteActor(core.seal, accountId);
  writeSecurityEvent(core, "authn_logout");
}
