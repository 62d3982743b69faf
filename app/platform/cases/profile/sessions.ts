import type { z } from "zod";
import type { profile } from "~/contract";
import type { BrowserName } from "~/rules/sign-in/browser-name";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";
import { endAccountSessions } from "~/platform/records/accounts/end-sessions";
import { sessionEnds } from "~/platform/records/sessions/sessions";
import { iso } from "~/platform/core/base/instants";
import { endProviderSessions } from "~/platform/records/sessions/provider-records";

type SessionListAnswer = z.input<typeof profile.sessions.answer>;

/** The user's active sessions, last used first. */
export async function listSessions(core: Core, { accountId, session }: Actor, now: Date): Promise<SessionListAnswer> {
  return (await openSessions(core, accountId, now)).map((row) => ({
    id: idOf(core, row.token_hash),
    since: row.created_at,
    lastUsedAt: row.used_at,
    browser: row.browser as BrowserName | null,
    isCurrent: row.token_hash === session.tokenHash,
  }));
}

/** Ends one of them. At the embedded provider all end, because its session would open a new one in that browser automatically. */
export async function endOneSession(core: Core, { accountId }: Actor, sessionId: string, now: Date) {
  const rows = await openSessions(core, accountId, now);
  const row =
    rows.find(({ token_hash }) => idOf(core, token_hash) === sessionId) ?? refuse("unknown", "session.unknown");
  await core.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("session")
      .set({ ended_at: iso(now) })
      .where("token_hash", "=", row.token_hash)
      .where("ended_at", "is", null)
      .execute();
    await endProviderSessions({ ...core, db: trx }, accountId);
    const subject = `account:${accountId}`;
    await recordAudit(trx, { at: now, actor: subject, action: "session.end", subject });
  });
  return {};
}

/** Ends all of them except the caller's. */
export async function endOtherSessions(core: Core, { accountId, session }: Actor, now: Date) {
  await core.db.transaction().execute(async (trx) => {
    await endAccountSessions(trx, accountId, now, session.tokenHash);
    await endProviderSessions({ ...core, db: trx }, accountId);
    const subject = `account:${accountId}`;
    await recordAudit(trx, { at: now, actor: subject, action: "session.endOthers", subject });
  });
  return {};
}

async function openSessions({ db }: Core, accountId: string, now: Date) {
  const rows = await db
    .selectFrom("session")
    .select(["token_hash", "created_at", "used_at", "browser"])
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .orderBy("used_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
  return rows.filter(
    ({ created_at, used_at }) => iso(now) < sessionEnds({ createdAt: created_at, usedAt: used_at }).idleEndsAt,
  );
}

/** An id of a session that does not reveal its token. */
const idOf = ({ seal }: Core, tokenHash: string) => seal.hash("session id", tokenHash);
