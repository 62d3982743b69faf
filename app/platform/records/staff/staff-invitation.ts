import { staffInvitationDays } from "~/rules/staff/limits";
import { instantAfter } from "~/rules/calendar/dates";
import { iso } from "~/platform/core/base/instants";
import { hashSecret, newSecret } from "~/platform/core/base/secret";
import { emailHash, emailHashes } from "~/platform/core/contact-keys";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { newId } from "~/platform/records/accounts/accounts";

export type OpenedStaffInvitation = Tables["staff_invitation"];
/** The person an invitation is for. */
export type InvitedPerson = { userName: string; email: string };

type Invited = InvitedPerson &
  Pick<OpenedStaffInvitation, "tenant_id" | "role_code" | "language"> & {
    isSuperAdmin: boolean;
    /** Whether the person is one of the first in an empty portal. */
    isFirst: boolean;
    /** The account that sends the invitation, or null for the operator. */
    invitedBy: string | null;
  };

/** The encryption context of an invited person. */
export const aboutStaffInvitation = (id: string): string => `staff-invitation:${id}`;

/** The address of an invitation link, by its secret. */
export const joinPath = (token: string): string => `/join?${new URLSearchParams({ key: token })}`;

/** Decrypts the person an invitation is for. */
export const openStaffPerson = (seal: Seal, { id, content_sealed }: OpenedStaffInvitation): InvitedPerson =>
  seal.open<InvitedPerson>(content_sealed, aboutStaffInvitation(id));

/** Stores an invitation. Returns its id, and the secret of its link, which is stored as a hash only. */
export async function addStaffInvitation({ db, seal }: Pick<Core, "db" | "seal">, invited: Invited, now: Date) {
  const id = newId();
  const token = newSecret();
  const { userName, email, tenant_id, role_code, language, isSuperAdmin, isFirst, invitedBy } = invited;
  await db
    .insertInto("staff_invitation")
    .values({
      id,
      token_hash: hashSecret(token),
      open_key: emailHash(seal, email),
      tenant_id,
      content_sealed: seal.close({ userName, email } satisfies InvitedPerson, aboutStaffInvitation(id)),
      role_code,
      is_super_admin: isSuperAdmin ? 1 : 0,
      is_first: isFirst ? 1 : 0,
      language,
      invited_by: invitedBy,
      invited_at: iso(now),
      expires_at: endOfLink(now),
      account_id: null,
    })
    .execute();
  return { id, token };
}

/** Gives an invitation a new link, and for a wrong name or email the right one; the old link stops working. Returns the secret. */
export async function renewInvitation(
  { db, seal }: Pick<Core, "db" | "seal">,
  { id }: OpenedStaffInvitation,
  { userName, email }: InvitedPerson,
  now: Date,
) {
  const token = newSecret();
  await db
    .updateTable("staff_invitation")
    .set({
      token_hash: hashSecret(token),
      open_key: emailHash(seal, email),
      content_sealed: seal.close({ userName, email } satisfies InvitedPerson, aboutStaffInvitation(id)),
      expires_at: endOfLink(now),
    })
    .where("id", "=", id)
    .execute();
  return token;
}

/** The open invitation of a link. Null if it was used, has expired, or never existed. */
export async function findOpenInvitation(db: Db, token: string, now: Date): Promise<OpenedStaffInvitation | null> {
  const row = await db
    .selectFrom("staff_invitation")
    .selectAll()
    .where("token_hash", "=", hashSecret(token))
    .where("account_id", "is", null)
    .where("expires_at", ">", iso(now))
    .executeTakeFirst();
  return row ?? null;
}

/** Whether an invitation that can still be used was sent to this email. Closes those that have expired, to make room. */
export async function isInvited(
  { db, seal }: Pick<Core, "db" | "seal">,
  email: string,
  now: Date,
  exceptId = "",
): Promise<boolean> {
  await db.updateTable("staff_invitation").set({ open_key: null }).where("expires_at", "<=", iso(now)).execute();
  const row = await db
    .selectFrom("staff_invitation")
    .select("id")
    .where("open_key", "in", emailHashes(seal, email))
    .where("id", "<>", exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The invitations that were not used, the oldest first, expired ones too. */
export const listUnusedInvitations = (db: Db): Promise<OpenedStaffInvitation[]> =>
  db
    .selectFrom("staff_invitation")
    .selectAll()
    .where("account_id", "is", null)
    .orderBy("invited_at")
    .orderBy("id")
    .execute();

/** The invitations of the first people, super admins first, then in the order they were made. */
export const listFirstInvitations = (db: Db): Promise<OpenedStaffInvitation[]> =>
  db
    .selectFrom("staff_invitation")
    .selectAll()
    .where("is_first", "=", 1)
    .orderBy("is_super_admin", "desc")
    .orderBy("invited_at")
    .orderBy("id")
    .execute();

/** The instant until which a link made now can be used. */
export const endOfLink = (now: Date): string => instantAfter(iso(now), staffInvitationDays, "day");
