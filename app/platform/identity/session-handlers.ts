import { session } from "~/contract";
import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { type Handler, handle, handleSession } from "../http/router";
import { noteActor } from "../security-events/scope";
import { writeSecurityEvent } from "../security-events/write";
import { makeHandOver, takeHandOver } from "../sso/hand-over";
import { csrfTokenOf } from "./csrf";
import { endsOf, openSession, replaceSession } from "./sessions";
import { firstTenant, tenantsOf } from "./tenants";
import type { z } from "zod";

type Opened = z.input<typeof session.open.answer>;

/** The calls of a workspace session (design §6). */
export const sessionHandlers = (core: Core): Handler[] => [
  handle(session.open, (input, context) => open(core, input, context)),
  handleSession(session.state, (_, { actor }) => endsOf(actor.session)),
  handleSession(session.extend, (_, { actor }) => endsOf(actor.session)),
  handleSession(session.switchTenant, async ({ tenantId }, { actor, now }) => {
    const { accountId } = actor;
    const isMember = (await tenantsOf(core.db, accountId)).some(({ id }) => id === tenantId);
    if (!isMember) refuse(403, "tenant.none");
    const opened = await core.db.transaction().execute(async (trx) => {
      await recordAudit(trx, { at: now, actor: `account:${accountId}`, action: "session.tenant", subject: tenantId });
      return replaceSession(trx, core.seal, actor.session, tenantId, now);
    });
    return opened ? answerOf(core, opened, now, actor.session.createdAt) : refuse(401, "session.over");
  }),
  handleSession(session.handOver, async (_, { actor, now }) => ({
    token: await makeHandOver(core.db, core, { accountId: actor.accountId, binding: null, idToken: null, now }),
  })),
];

async function open(
  core: Core,
  { token, tenantId, handedOver, browser }: z.output<typeof session.open.input>,
  { loginBinding, now }: Context,
): Promise<Opened> {
  const { accountId, idToken } = await takeHandOver(core, { token, binding: loginBinding, handedOver, now });
  const tenant = await firstTenant(core.db, accountId, tenantId);
  const opened = await core.db.transaction().execute(async (trx) => {
    await recordAudit(trx, {
      at: now,
      actor: `account:${accountId}`,
      action: "session.open",
      subject: `account:${accountId}`,
      details: { handedOver },
    });
    return openSession(trx, core.seal, { accountId, tenantId: tenant, idToken, browser, now });
  });
  noteActor(core.seal, accountId);
  writeSecurityEvent(core, "authn_login_success", { handedOver });
  return answerOf(core, opened, now);
}

const answerOf = (
  { seal }: Core,
  { token, tokenHash }: { token: string; tokenHash: string },
  now: Date,
  createdAt = now.toISOString(),
): Opened => ({
  sessionToken: token,
  csrfToken: csrfTokenOf(seal, tokenHash, now),
  ...endsOf({ createdAt, usedAt: now.toISOString() }),
});
