import type { Tables } from "~/platform/ground/database/schema";
import type { Seal } from "~/platform/ground/seal";
import type { SavedSection } from "~/platform/records/registrations/draft";

/** A change as it is read. */
export type Change = Tables["change_request"];
/** What a change changes, and the supplier's words to it. */
export type Contents = { before: SavedSection["values"]; after: SavedSection["values"]; note: string };
/** Whom the change is told to, and who may be called about it: as it stood before (S-50, S-52). */
export type KnownContacts = { emails: string[]; numbers: Contact[] };
export type Contact = { contactId: string; name: string; number: string };

type What = "values" | "known" | "challenge" | "call" | "reason" | "stoppedBy";
const about = (id: string, what: What) => `change:${id}:${what}`;

/** Seals a part of a change to its row. */
export const sealPart = (
  seal: Seal,
  id: string,
  what: What,
  value: Contents | KnownContacts | Contact | string,
): string => seal.close(value, about(id, what));

export const openContents = (seal: Seal, { id, values_sealed }: Change): Contents =>
  seal.open<Contents>(values_sealed, about(id, "values"));

export const openKnown = (seal: Seal, { id, known_sealed }: Change): KnownContacts =>
  known_sealed ? seal.open<KnownContacts>(known_sealed, about(id, "known")) : { emails: [], numbers: [] };

/** The number that was called. */
export const openCall = (seal: Seal, { id, call_sealed }: Change): Contact | null =>
  call_sealed ? seal.open<Contact>(call_sealed, about(id, "call")) : null;

/** Whose link stopped it; null: none did. */
export const openStoppedBy = (seal: Seal, { id, stopped_by_sealed }: Change): string | null =>
  stopped_by_sealed ? seal.open<string>(stopped_by_sealed, about(id, "stoppedBy")) : null;

export const openReason = (seal: Seal, { id, reason_sealed }: Change): string | null =>
  reason_sealed ? seal.open<string>(reason_sealed, about(id, "reason")) : null;

export const openChallenge = (seal: Seal, { id, challenge_sealed }: Change): string | null =>
  challenge_sealed ? seal.open<string>(challenge_sealed, about(id, "challenge")) : null;
