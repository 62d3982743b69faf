import type { Core, Context } from "~/platform/core/core";
import { note } from "~/platform/core/base/timeout";
import { hashSecret, newSecret } from "~/platform/core/base/secret";
import type { Db } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { sessionIdleSeconds, sessionSeconds } from "~/platform/core/settings/durations";

/** The minimum interval between two records of use, so that reading rarely writes. */
const notedEverySeconds = 15;

/** The encryption context of the id token of a session. */
export const aboutSession = (tokenHash: string): string => `session:${tokenHash}`;

type New = {
  accountId: string;
  tenantId: string | null;
  idToken: string | null;
  browser?: string | null;
  now: Date;
};
type Ends = { idleEndsAt: string; endsAt: string };
/** A valid session. */
export type Session = {
  tokenHash: string;
  accountId: string;
  tenantId: string | null;
  createdAt: string;
  usedAt: string;
};

/** Opens a workspace session: 256 random bits, of which only a hash is stored (S-23). */
export async function openAccountSession(
  trx: Db,
  seal: Seal,
  { accountId, tenantId, idToken, browser = null, now }: New,
) {
  const token = newSecret();
  const tokenHash = hashSecret(token);
  await trx
    .insertInto("session")
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      tenant_id: tenantId,
      id_token_sealed: idToken === null ? null : seal.close(idToken, aboutSession(tokenHash)),
      created_at: iso(now),
      used_at: iso(now),
      ended_at: null,
      browser,
    })
    .execute();
  return { token, tokenHash };
}

/** When a session ends: after 30 min without use, and after 12 h in any case (S-27). */
export function sessionEnds({ createdAt, usedAt }: Pick<Session, "createdAt" | "usedAt">): Ends {
  const ends = secondsLater(createdAt, sessionSeconds);
  const idle = secondsLater(usedAt, sessionIdleSeconds);
  return { idleEndsAt: iso(idle < ends ? idle : ends), endsAt: iso(ends) };
}

/** The caller's session; null if there is none, or if it has ended. */
export async function findSession({ db }: Core, { sessionToken, now }: Context): Promise<Session | null> {
  if (!sessionToken) return null;
  const row = await db
    .selectFrom("session")
    .selectAll()
    .where("token_hash", "=", hashSecret(sessionToken))
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const session = {
    tokenHash: row.token_hash,
    accountId: row.account_id,
    tenantId: row.tenant_id,
    createdAt: row.created_at,
    usedAt: row.used_at,
  };
  return iso(now) < sessionEnds(session).idleEndsAt ? session : null;
}

/** Records the use of a session, which prevents it from expiring while idle. */
export async function noteUse(db: Db, session: Session, now: Date): Promise<Session> {
  if (now < secondsLater(session.usedAt, notedEverySeconds)) return session;
  const update = db
    .updateTable("session")
    .set({ used_at: iso(now) })
    .where("token_hash", "=", session.tokenHash);
  await note(update.execute());
  return { ...session, usedAt: iso(now) };
}

/** Ends the caller's session permanently. Returns its owner and the id token that the provider's logout requires. */
export async function endAccountSession({ db, seal }: Core, { sessionToken, now }: Context) {
  if (!sessionToken) return null;
  const endedSession = await db
    .updateTable("session")
    .set({ ended_at: iso(now) })
    .where("token_hash", "=", hashSecret(sessionToken))
    .where("ended_at", "is", null)
    .returning(["token_hash", "account_id", "id_token_sealed"])
    .executeTakeFirst();
  if (!endedSession) return null;
  const { token_hash, account_id, id_token_sealed } = endedSession;
  return {
    accountId: account_id,
    idToken: id_token_sealed === null ? null : seal.open<string>(id_token_sealed, aboutSession(token_hash)),
  };
}

/** Ends a session and opens another in its place, in another tenant (S-23). Null if it had already ended. */
export async function replaceSession(trx: Db, seal: Seal, old: Session, tenantId: string, now: Date) {
  const endedSession = await trx
    .updateTable("session")
    .set({ ended_at: iso(now) })
    .where("token_hash", "=", old.tokenHash)
    .where("ended_at", "is", null)
    .returning(["id_token_sealed", "browser"])
    .executeTakeFirst();
  if (!endedSession) return null;
  const idToken =
    endedSession.id_token_sealed === null
      ? null
      : seal.open<string>(endedSession.id_token_sealed, aboutSession(old.tokenHash));
  const { browser } = endedSession;
  const newSession = await openAccountSession(trx, seal, { accountId: old.accountId, tenantId, idToken, browser, now });
  // The twelve hours count from the sign-in, not from the last change of tenant.
  await trx
    .updateTable("session")
    .set({ created_at: old.createdAt })
    .where("token_hash", "=", newSession.tokenHash)
    .execute();
  return newSession;
}
