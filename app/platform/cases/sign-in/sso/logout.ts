import type { z } from "zod";
import type { session } from "~/contract";
import { safePath } from "~/rules/safe-path";
import type { Core } from "~/platform/ground/core";
import type { Context } from "~/platform/ground/context";
import { recordAudit } from "~/platform/ground/audit/record";
import { noteActor } from "~/platform/ground/security-events/scope";
import { writeSecurityEvent } from "~/platform/ground/security-events/write";
import { endProviderSessions } from "~/platform/records/sessions/provider-records";
import { endSession } from "~/platform/records/sessions/sessions";
import { sendTo } from "./redirect";
import type { Sso } from "./sso";

/** Where somebody goes who has signed out and did not say where to. */
const homePath = "/home";

/**
 * Ends the workspace session and the provider's, and sends the browser on (§4, §7). The embedded provider's session ends
 * here, on the server: its logout by redirect would ask whether one really wants to, which the portal has asked already.
 * A company's own provider is told by a redirect; where it cannot be, only our session ends.
 */
export async function logout(
  core: Core,
  { client, provider }: Sso,
  { callbackUrl }: z.output<typeof session.logout.input>,
  context: Context,
): Promise<Response> {
  const path = safePath(callbackUrl, homePath);
  const ended = await endSession(core, context);
  if (ended) await note(core, ended.accountId, context.now);
  if (provider) {
    if (ended) await endProviderSessions(core, ended.accountId);
    return sendTo(path);
  }
  const returnTo = `${core.config.publicOrigin}${path}`;
  const address = ended?.idToken ? await client.logoutAddress(ended.idToken, returnTo) : null;
  return sendTo(address?.href ?? path);
}

/** A security event (S-60): who, as nobody else can read it, and when. */
async function note(core: Core, accountId: string, at: Date) {
  const subject = `account:${accountId}`;
  await recordAudit(core.db, { at, actor: subject, action: "session.end", subject });
  noteActor(core.seal, accountId);
  writeSecurityEvent(core, "authn_logout");
}
