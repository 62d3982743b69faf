import { isOpen, stateAt } from "~/rules/invitation/invitation-states";
import { iso } from "~/platform/core/base/instants";
import { hashSecret, newSecret } from "~/platform/core/base/secret";
import { refuse } from "~/platform/core/base/refuse";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { foldedEmail } from "~/rules/identifiers/email";

export type Invitation = Tables["invitation"];
/** The encrypted part of an invitation. */
export type InvitationContent = { email: string; note: string };

/** The encryption context of the content of an invitation. */
export const aboutInvitation = (id: string): string => `invitation:${id}`;
/** Encrypts the email and the note of an invitation for its row. */
export const sealInvitationContent = (seal: Seal, id: string, content: InvitationContent): string =>
  seal.close(content, aboutInvitation(id));
/** Decrypts content encrypted by `sealInvitationContent`. */
export const openInvitationContent = (seal: Seal, { id, content_sealed }: Invitation): InvitationContent =>
  seal.open<InvitationContent>(content_sealed, aboutInvitation(id));

/** The secret of a new link, and the hash that is stored. */
export function newToken(): { token: string; token_hash: string } {
  const token = newSecret();
  return { token, token_hash: hashSecret(token) };
}

/** The invitation behind a link, or a refusal: a withdrawn one cannot be distinguished from an unknown one. */
export async function requireLinked(db: Db, token: string): Promise<Invitation> {
  const row = await db
    .selectFrom("invitation")
    .selectAll()
    .where("token_hash", "=", hashSecret(token))
    .where("state", "!=", "withdrawn")
    .executeTakeFirst();
  return row ?? refuse("unknown", "invitation.unknown");
}

/**
 * The invitation with which a registration can start, or a refusal: the link is a secret, and the confirmed email must
 * be the invited one. An invitation that was used before resumes its registration.
 */
export async function requireUsable(db: Db, seal: Seal, token: string, email: string, now: Date): Promise<Invitation> {
  const row = await requireLinked(db, token);
  if (foldedEmail(openInvitationContent(seal, row).email) !== foldedEmail(email))
    refuse("unknown", "invitation.unknown");
  const state = stateAt(row.state, row.expires_at, iso(now));
  return isOpen(state) || state === "registered" ? row : refuse("gone", "invitation.expired");
}

/** Links an invitation to the registration that was started with it. */
export async function bind(trx: Db, { id }: Invitation, registrationId: string): Promise<void> {
  await trx
    .updateTable("invitation")
    .set({ state: "registered", open_key: null, registration_id: registrationId })
    .where("id", "=", id)
    .where("registration_id", "is", null)
    .execute();
}
