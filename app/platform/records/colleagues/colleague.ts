import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import { hashSecret } from "~/platform/core/base/secret";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { type ColleagueState, colleagueState } from "~/rules/colleagues/colleague-states";
import { isSectionId, type SectionId } from "~/rules/registration/section-ids";

type ColleagueRow = Tables["colleague"];
/** The encrypted part of a colleague. */
export type ColleaguePerson = { name: string; email: string };

/** A colleague whom a registrant has invited to some tabs; instants are ISO 8601 UTC. */
export type TabColleague = ColleaguePerson & {
  id: string;
  registrationId: string;
  sections: readonly SectionId[];
  invitedAt: string;
  expiresAt: string;
  seenAt: string | null;
  removedAt: string | null;
};

/** The encryption context of a colleague's name and email. */
export const aboutColleague = (id: string): string => `colleague:${id}`;

/** Encrypts the name and the email of a colleague for their row. */
export const sealPerson = (seal: Seal, id: string, person: ColleaguePerson): string =>
  seal.close(person, aboutColleague(id));

/** Decrypts a row. */
export const openColleague = (seal: Seal, row: Omit<ColleagueRow, "token_hash">): TabColleague => ({
  ...seal.open<ColleaguePerson>(row.person_sealed, aboutColleague(row.id)),
  id: row.id,
  registrationId: row.registration_id,
  sections: (JSON.parse(row.sections_json) as string[]).filter(isSectionId),
  invitedAt: row.invited_at,
  expiresAt: row.expires_at,
  seenAt: row.seen_at,
  removedAt: row.removed_at,
});

/** Every colleague of a registration, including removed ones, in the order they were invited. */
export async function listTabColleagues(
  { seal }: Pick<Core, "seal">,
  db: Db,
  registrationId: string,
): Promise<TabColleague[]> {
  const rows = await db
    .selectFrom("colleague")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .orderBy("invited_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => openColleague(seal, row));
}

/** The current state of a colleague. */
export const stateNow = (colleague: TabColleague, now: Date): ColleagueState => colleagueState(colleague, iso(now));

/** The colleague behind a link, or a refusal: a removed colleague cannot be distinguished from an unknown one. */
export async function requireLinkedColleague(
  { db, seal }: Pick<Core, "db" | "seal">,
  token: string,
): Promise<TabColleague> {
  const row = await db
    .selectFrom("colleague")
    .selectAll()
    .where("token_hash", "=", hashSecret(token))
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row ? openColleague(seal, row) : refuse("unknown", "colleague.unknown");
}

/** Records the activity of a colleague. */
export async function noteSeen(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("colleague")
    .set({ seen_at: iso(now) })
    .where("id", "=", id)
    .execute();
}
