import { foldedEmail } from "~/rules/identifiers/email";
import { maxUnlinkedSignIns } from "~/rules/staff/limits";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";
import type { Identity } from "~/platform/records/accounts/identities";

/** The claims of the company's provider about a person; null if they cannot be displayed. */
export type ProviderPerson = { userName: string | null; email: string | null; isEmailVerified: boolean };
/** A person who signed in there without an account here. */
export type UnlinkedSignInRow = Identity & ProviderPerson & { id: string; lastAt: string };

type Dependencies = Pick<Core, "db" | "seal">;

/** The encryption context of the person of a sign-in without an account. */
export const aboutUnlinkedSignIn = (id: string): string => `unlinked-sign-in:${id}`;

/** Records a sign-in by a person without an account: one row for each person, with the provider’s latest data. */
export async function noteUnlinkedSignIn(
  { db, seal }: Dependencies,
  { issuer, subject, ...person }: Identity & ProviderPerson,
  now: Date,
): Promise<void> {
  const known = await db
    .selectFrom("unlinked_sign_in")
    .select("id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  const id = known?.id ?? newId();
  const changes = { person_sealed: seal.close(person, aboutUnlinkedSignIn(id)), last_at: iso(now) };
  if (known) await db.updateTable("unlinked_sign_in").set(changes).where("id", "=", id).execute();
  else
    await db
      .insertInto("unlinked_sign_in")
      .values({ id, issuer, subject, ...changes })
      // The same person may be signing in in another window at this moment.
      .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
      .execute();
}

/** The sign-ins at a provider that have no account here, the latest first. */
export async function listUnlinkedSignIns({ db, seal }: Dependencies, issuer: string): Promise<UnlinkedSignInRow[]> {
  const rows = await db
    .selectFrom("unlinked_sign_in")
    .selectAll()
    .where("issuer", "=", issuer)
    .orderBy("last_at", "desc")
    .limit(maxUnlinkedSignIns)
    .execute();
  return rows.map((row) => openUnlinked(seal, row));
}

/** Removes and returns one of these sign-ins. `db` is the transaction. Null if it has been linked or dismissed since. */
export async function takeUnlinkedSignIn(db: Db, id: string): Promise<Identity | null> {
  const row = await db
    .deleteFrom("unlinked_sign_in")
    .where("id", "=", id)
    .returning(["issuer", "subject"])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the provider confirms this email address. */
export const isSameMailbox = ({ email, isEmailVerified }: ProviderPerson, other: string): boolean =>
  isEmailVerified && email !== null && foldedEmail(email) === foldedEmail(other);

function openUnlinked(seal: Core["seal"], { id, issuer, subject, person_sealed, last_at }: Tables["unlinked_sign_in"]) {
  return { id, issuer, subject, lastAt: last_at, ...seal.open<ProviderPerson>(person_sealed, aboutUnlinkedSignIn(id)) };
}
