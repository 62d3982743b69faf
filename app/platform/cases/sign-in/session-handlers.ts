import type { z } from "zod";
import { session } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { type Handler, handle, handleSession } from "~/platform/cases/handler";
import { recordAudit } from "~/platform/core/audit";
import { refuse } from "~/platform/core/base/refuse";
import { noteActor } from "~/platform/core/security-events/scope";
import { writeSecurityEvent } from "~/platform/core/security-events/events";
import { toCsrfToken } from "~/platform/records/sessions/csrf-token";
import { sessionEnds, openAccountSession, replaceSession } from "~/platform/records/sessions/sessions";
import { firstTenant, listTenants } from "~/platform/records/accounts/tenants";
import { makeHandOver, exchangeHandOver } from "./sso/hand-over";

type OpenedSession = z.input<typeof session.open.answer>;

/** The calls of a workspace session (decision 016). */
export const sessionHandlers = (core: Core): Handler[] => [
  handle(session.open, (input, context) => open(core, input, context)),
  handleSession(session.state, (_, { actor }) => sessionEnds(actor.session)),
  handleSession(session.extend, (_, { actor }) => sessionEnds(actor.session)),
  handleSession(session.switchTenant, async ({ tenantId }, { actor, now }) => {
    const { accountId } = actor;
    const isMember = (await listTenants(core.db, accountId)).some(({ id }) => id === tenantId);
    if (!isMember) refuse("forbidden", "tenant.none");
    const newSession = await core.db.transaction().execute(async (trx) => {
      await recordAudit(trx, { at: now, actor: `account:${accountId}`, action: "session.tenant", subject: tenantId });
      return replaceSession(trx, core.seal, actor.session, tenantId, now);
    });
    return newSession ? answerOf(core, newSession, now, actor.session.createdAt) : refuse("signedOut", "session.over");
  }),
  handleSession(session.handOver, async (_, { actor, now }) => ({
    token: await makeHandOver(core.db, core, { accountId: actor.accountId, binding: null, idToken: null, now }),
  })),
];

async function open(
  core: Core,
  { token, tenantId, handedOver, browser }: z.output<typeof session.open.input>,
  { loginBinding, now }: Context,
): Promise<OpenedSession> {
  const { accountId, idToken } = await exchangeHandOver(core, { token, binding: loginBinding, handedOver, now });
  const tenant = await firstTenant(core.db, accountId, tenantId);
  const newSession = await core.db.transaction().execute(async (trx) => {
    await recordAudit(trx, {
      at: now,
      actor: `account:${accountId}`,
      action: "session.open",
      subject: `account:${accountId}`,
      details: { handedOver },
    });
    return openAccountSession(trx, core.seal, { accountId, tenantId: tenant, idToken, browser, now });
  });
  noteActor(core.seal, accountId);
  writeSecurityEvent(core, "authn_login_success", { handedOver });
  return answerOf(core, newSession, now);
}

const answerOf = (
  { seal }: Core,
  { token, tokenHash }: { token: string; tokenHash: string },
  now: Date,
  createdAt = now.toISOString(),
): OpenedSession => ({
  sessionToken: token,
  csrfToken: toCsrfToken(seal, tokenHash, now),
  ...sessionEnds({ createdAt, usedAt: now.toISOString() }),
});
