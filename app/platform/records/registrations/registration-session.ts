import type { Core, Context } from "~/platform/core/core";
import { note } from "~/platform/core/base/timeout";
import { hashSecret, newSecret } from "~/platform/core/base/secret";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { noteSeen } from "~/platform/records/colleagues/colleague";
import { noteActor } from "~/platform/core/security-events/scope";
import { lateSaveSeconds, sessionIdleSeconds, sessionSeconds } from "~/platform/core/settings/durations";
import { type Registrant, refuseColleague, registrantOf } from "./registrant";

/** The minimum interval between two records of use, so that reading rarely writes. */
const notedEverySeconds = 15;

type SessionRow = NonNullable<Context["registrationSession"]>;
type FoundSession = Registrant & { isExpired: boolean };

/**
 * Opens a session: 256 random bits, of which only a hash is stored (S-23). If a colleague is passed, the session is
 * theirs and limited to their tabs.
 */
export async function openRegistrationSession(
  trx: Db,
  registrationId: string,
  now: Date,
  colleagueId: string | null = null,
): Promise<string> {
  const token = newSecret();
  await touch(trx, registrationId, now);
  await trx
    .insertInto("registration_session")
    .values({
      token_hash: hashSecret(token),
      registration_id: registrationId,
      created_at: iso(now),
      used_at: iso(now),
      ended_at: null,
      colleague_id: colleagueId,
    })
    .execute();
  return token;
}

/**
 * Refuses (401) a call with a token that no registration ever had. It is the first check of each such call, before its body is
 * read. Returns the session, so that the call, which checks whether it is still valid for its purpose, need not read it again.
 */
export async function requireKnownToken(db: Db, { registrationToken }: Context): Promise<SessionRow> {
  const row = registrationToken === null ? undefined : await readSession(db, registrationToken);
  return row ?? refuse("signedOut", "registration.sessionExpired");
}

/** A session with the colleague to whom it belongs, in one statement, because every call needs both. */
async function readSession(db: Db, token: string): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom("registration_session")
    .leftJoin("colleague", "colleague.id", "registration_session.colleague_id")
    .selectAll("registration_session")
    .select(["colleague.id", "person_sealed", "sections_json", "invited_at", "expires_at", "seen_at", "removed_at"])
    .where("registration_session.token_hash", "=", hashSecret(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, person_sealed, sections_json, invited_at, expires_at, seen_at, removed_at, ...session } = row;
  if (id === null || person_sealed === null || sections_json === null || invited_at === null || expires_at === null)
    return { ...session, colleague: null };
  const { registration_id } = session;
  const colleague = { id, registration_id, person_sealed, sections_json, invited_at, expires_at, seen_at, removed_at };
  return { ...session, colleague };
}

/**
 * The registration of its registrant's session, or a refusal: 401 without a session, and 403 for a colleague, whose
 * calls use `requireRegistrant`. A registration can only be reached with its token (S-30).
 */
export async function requireRegistrationToken(core: Core, context: Context): Promise<string> {
  const { colleague, registrationId } = await requireRegistrant(core, context);
  return colleague ? refuseColleague(core, registrationId, "colleague.ownerOnly") : registrationId;
}

/** The registrant of the caller's session, or the colleague it belongs to, or a refusal (401). */
export async function requireRegistrant(core: Core, context: Context): Promise<Registrant> {
  const session = await requireSessionToSave(core, context);
  return session.isExpired ? refuse("signedOut", overCode(session.colleague !== null)) : session;
}

/** Like `requireRegistrant`, but for a call that a window makes without its user, so that it does not count as a use of the session. */
export async function requireOpenRegistrant(core: Core, context: Context): Promise<Registrant> {
  const session = await checkSession(core, context, await findSession(core, context));
  return session.isExpired ? refuse("signedOut", overCode(session.colleague !== null)) : session;
}

/** Like `requireRegistrant`, but for a save, which an expired session may still make until a day after it began. */
export async function requireSessionToSave(core: Core, context: Context): Promise<FoundSession> {
  const session = await findSession(core, context);
  const checkedSession = await checkSession(core, context, session);
  if (!checkedSession.isExpired) await noteUse(core, context, session, checkedSession);
  return checkedSession;
}

async function findSession(core: Core, context: Context): Promise<SessionRow> {
  const { registrationToken, registrationSession, now } = context;
  const session =
    registrationSession ?? (registrationToken ? await readSession(core.db, registrationToken) : undefined);
  if (!session || session.ended_at !== null || now >= secondsLater(session.created_at, lateSaveSeconds))
    return refuse("signedOut", overCode(Boolean(session?.colleague_id)));
  return session;
}

/** A colleague returns with their link, the registrant with a code. */
export const overCode = (isColleague: boolean) =>
  isColleague ? ("colleague.sessionExpired" as const) : ("registration.sessionExpired" as const);

async function checkSession(core: Core, context: Context, session: SessionRow): Promise<FoundSession> {
  const { now } = context;
  requireNamed(context, session.registration_id);
  const registrant = await registrantOf(core, session, now);
  noteActor(core.seal, registrant.colleague?.id ?? session.registration_id);
  const isExpired =
    now >= secondsLater(session.used_at, sessionIdleSeconds) || now >= secondsLater(session.created_at, sessionSeconds);
  return { ...registrant, isExpired };
}

async function noteUse({ db }: Core, { now }: Context, session: SessionRow, { colleague }: Registrant): Promise<void> {
  if (now < secondsLater(session.used_at, notedEverySeconds)) return;
  const update = db
    .updateTable("registration_session")
    .set({ used_at: iso(now) })
    .where("token_hash", "=", session.token_hash);
  await note(update.execute());
  await note(touch(db, session.registration_id, now));
  if (colleague) await note(noteSeen(db, colleague.id, now));
}

/** Refuses (409) a call from a window that was opened for another registration than that of the session. */
function requireNamed({ registrationId }: Context, sessionOf: string): void {
  if (registrationId !== null && registrationId !== sessionOf) refuse("conflict", "registration.another");
}

/** Records the registrant's activity, which restarts the period until an inactive draft is removed (S-61). */
async function touch(db: Db, registrationId: string, now: Date): Promise<void> {
  await db
    .updateTable("registration")
    .set({ touched_at: iso(now) })
    .where("id", "=", registrationId)
    .execute();
}

/** Like `requireRegistrationToken`, but for submitting: after a withdrawal in another window, the call is refused (409). */
export async function requireSessionToSubmit(core: Core, context: Context): Promise<string> {
  const hash = hashSecret(context.registrationToken ?? "");
  const row = await core.db
    .selectFrom("registration_session")
    .innerJoin("registration", "registration.id", "registration_session.registration_id")
    .select(["registration.id", "state"])
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  if (row) requireNamed(context, row.id);
  if (row?.state === "withdrawn") refuse("conflict", "registration.ended");
  return requireRegistrationToken(core, context);
}

/** Ends every session of a registration permanently, including those of colleagues. */
export async function endRegistrantSessions(trx: Db, registrationId: string, now: Date): Promise<void> {
  await trx
    .updateTable("registration_session")
    .set({ ended_at: iso(now) })
    .where("registration_id", "=", registrationId)
    .where("ended_at", "is", null)
    .execute();
}

/** Ends the sessions of one colleague permanently. */
export async function endColleagueSessions(trx: Db, colleagueId: string, now: Date): Promise<void> {
  await trx
    .updateTable("registration_session")
    .set({ ended_at: iso(now) })
    .where("colleague_id", "=", colleagueId)
    .where("ended_at", "is", null)
    .execute();
}

/** Ends a session permanently. */
export async function endRegistrationSession(
  { db, seal }: Pick<Core, "db" | "seal">,
  registrationToken: string | null,
  now: Date,
): Promise<void> {
  if (!registrationToken) return;
  const endedSession = await db
    .updateTable("registration_session")
    .set({ ended_at: iso(now) })
    .where("token_hash", "=", hashSecret(registrationToken))
    .where("ended_at", "is", null)
    .returning("registration_id")
    .executeTakeFirst();
  if (endedSession) noteActor(seal, endedSession.registration_id);
}
