import type { Db, Tables } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import type { RegistryRecord } from "~/rules/change-request/registry-differences";
import type { Seal } from "~/platform/core/seal";
import type { SavedSection } from "~/platform/records/registrations/saved-section";

/** A change and its registration, both locked for this transaction. */
export type LockedChange = { change: CompanyChange; registration: Tables["registration"] };

/**
 * A change of this company. Another company's change is refused as unknown (S-30). A change that is waiting for its
 * code is private to its author.
 */
export async function requireOwn(
  db: Db,
  registrationId: string,
  accountId: string,
  id: string,
): Promise<CompanyChange> {
  const change = await find(db, id);
  const isTheirs = change?.registration_id === registrationId;
  const isSeen = change?.state !== "awaitingCode" || change.submitter_id === accountId;
  return change && isTheirs && isSeen ? change : refuse("unknown", "change.unknown");
}

/** A proposed change; others are not visible to purchasing. */
export async function requireProposed(db: Db, id: string): Promise<CompanyChange> {
  const change = await find(db, id);
  return change?.proposed_at ? change : refuse("unknown", "change.unknown");
}

/** Locks the registration's row first, to serialise all changes under it on either engine. */
export async function lockChange(trx: Db, { id, registration_id }: CompanyChange): Promise<LockedChange> {
  const registration = await lockRegistration(trx, registration_id);
  const change = (await find(trx, id)) ?? refuse("unknown", "change.unknown");
  return { change, registration };
}

const find = (db: Db, id: string) =>
  db.selectFrom("change_request").selectAll().where("id", "=", id).executeTakeFirst();

/** The row of a change. */
export type CompanyChange = Tables["change_request"];
/** A change's values before and after, the supplier's note, and the UUID of the files that prove a new account; "" if none do. */
type Contents = { before: SavedSection["values"]; after: SavedSection["values"]; note: string; proof: string };
/** The contacts before the change: who is notified of it, and who may be called about it (S-50, S-52). */
export type KnownContacts = { emails: string[]; numbers: CalledContact[] };
export type CalledContact = { contactId: string; name: string; number: string };
/** The service's response about a new identity; `record` is null if it knows no such company or did not respond. */
export type RegistryCheck = { at: string; record: RegistryRecord | null };

type What =
  | "values"
  | "known"
  | "challenge"
  | "call"
  | "reason"
  | "stoppedBy"
  | "firstNote"
  | "secondNote"
  | "registry";
/** The encryption context of a part of a change. */
export const aboutChange = (id: string, what: What): string => `change:${id}:${what}`;

/** Encrypts a part of a change for its row. */
export const sealPart = (
  seal: Seal,
  id: string,
  what: What,
  value: Contents | KnownContacts | CalledContact | RegistryCheck | string,
): string => seal.close(value, aboutChange(id, what));

export const openContents = (seal: Seal, { id, values_sealed }: CompanyChange): Contents => ({
  // Changes of earlier releases have no proof.
  proof: "",
  ...seal.open<Omit<Contents, "proof"> & Partial<Contents>>(values_sealed, aboutChange(id, "values")),
});

export const openKnown = (seal: Seal, { id, known_sealed }: CompanyChange): KnownContacts =>
  known_sealed ? seal.open<KnownContacts>(known_sealed, aboutChange(id, "known")) : { emails: [], numbers: [] };

/** The number that was called. */
export const openCall = (seal: Seal, { id, call_sealed }: CompanyChange): CalledContact | null =>
  call_sealed ? seal.open<CalledContact>(call_sealed, aboutChange(id, "call")) : null;

/** The recipient whose link stopped it; null if none did. */
export const openStoppedBy = (seal: Seal, { id, stopped_by_sealed }: CompanyChange): string | null =>
  stopped_by_sealed ? seal.open<string>(stopped_by_sealed, aboutChange(id, "stoppedBy")) : null;

/** The answer of the business-information service about the new identity; null if it was not asked. */
export const openRegistry = (seal: Seal, { id, registry_sealed }: CompanyChange): RegistryCheck | null =>
  registry_sealed ? seal.open<RegistryCheck>(registry_sealed, aboutChange(id, "registry")) : null;

export const openReason = (seal: Seal, { id, reason_sealed }: CompanyChange): string | null =>
  reason_sealed ? seal.open<string>(reason_sealed, aboutChange(id, "reason")) : null;

export const openChallenge = (seal: Seal, { id, challenge_sealed }: CompanyChange): string | null =>
  challenge_sealed ? seal.open<string>(challenge_sealed, aboutChange(id, "challenge")) : null;

/** The notes of the first and the second approver, each null if nothing was written. */
export const openNotes = (seal: Seal, { id, first_note_sealed, second_note_sealed }: CompanyChange) => ({
  first: first_note_sealed ? seal.open<string>(first_note_sealed, aboutChange(id, "firstNote")) : null,
  second: second_note_sealed ? seal.open<string>(second_note_sealed, aboutChange(id, "secondNote")) : null,
});
