import type { RoleCode, SupplierArea } from "~/rules/permissions/member-roles";
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
    /** For a supplier's person only. */
    areas?: readonly SupplierArea[];
    isSuperAdmin: boolean;
    /** Whether the person is one of the first in an empty portal. */
    isFirst: boolean;
    /** The account that sends the invitation, or null for the operator. */
    invitedBy: string | null;
  };

/** The role that an invitation of a supplier's person grants, in addition to the areas. */
export const supplierRole: RoleCode = "supplier";

/** The encryption context of an invited person. */
export const aboutStaffInvitation = (id: string): string => `staff-invitation:${id}`;

/** The address of an invitation link, by its secret. */
export const joinPath = (token: string): string => `/join?${new URLSearchParams({ key: token })}`;

/** Decrypts the person an invitation is for. */
export const openStaffPerson = (seal: Seal, { id, content_sealed }: OpenedStaffInvitation): InvitedPerson =>
  seal.open<InvitedPerson>(content_sealed, aboutStaffInvitation(id));

/** The roles that an invitation grants. */
export const invitedRoles = ({ role_code, area_codes }: OpenedStaffInvitation): string[] => [
  role_code,
  ...(area_codes?.split(",") ?? []),
];

/** The company of an open invitation: a supplier must not learn about the invitations of others. */
type Whose = Pick<OpenedStaffInvitation, "tenant_id" | "role_code">;
const keyText = ({ tenant_id, role_code }: Whose, email: string): string =>
  role_code === supplierRole ? `${tenant_id} ${email}` : email;

/** Stored while the link can be used, so that an email address has at most one open invitation. */
export const openKeyOf = (seal: Seal, whose: Whose, email: string): string => emailHash(seal, keyText(whose, email));

/** Stores an invitation. Returns its id, and the secret of its link, which is stored as a hash only. */
export async function addStaffInvitation({ db, seal }: Pick<Core, "db" | "seal">, invited: Invited, now: Date) {
  const id = newId();
  const token = newSecret();
  const { userName, email, tenant_id, role_code, areas, language, isSuperAdmin, isFirst, invitedBy } = invited;
  await db
    .insertInto("staff_invitation")
    .values({
      id,
      token_hash: hashSecret(token),
      open_key: openKeyOf(seal, invited, email),
      tenant_id,
      content_sealed: seal.close({ userName, email } satisfies InvitedPerson, aboutStaffInvitation(id)),
      role_code,
      area_codes: areas?.join(",") ?? null,
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

/**
 * Creates a new link for an invitation, and corrects its name or email; the old link stops working. Returns the secret.
 */
export async function renewInvitation(
  { db, seal }: Pick<Core, "db" | "seal">,
  invitation: OpenedStaffInvitation,
  { userName, email }: InvitedPerson,
  now: Date,
) {
  const { id } = invitation;
  const token = newSecret();
  await db
    .updateTable("staff_invitation")
    .set({
      token_hash: hashSecret(token),
      open_key: openKeyOf(seal, invitation, email),
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

/**
 * Whether this email has an open invitation from the buying company or from this supplier. Closes expired ones first.
 */
export async function isInvited(
  { db, seal }: Pick<Core, "db" | "seal">,
  { whose, email }: { whose: Whose; email: string },
  now: Date,
  exceptId = "",
): Promise<boolean> {
  await db.updateTable("staff_invitation").set({ open_key: null }).where("expires_at", "<=", iso(now)).execute();
  const row = await db
    .selectFrom("staff_invitation")
    .select("id")
    .where("open_key", "in", emailHashes(seal, keyText(whose, email)))
    .where("id", "<>", exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The unused invitations of the buying company or of a supplier, including expired ones, oldest first. */
export const listUnusedInvitations = (db: Db, supplierTenantId?: string): Promise<OpenedStaffInvitation[]> =>
  db
    .selectFrom("staff_invitation")
    .selectAll()
    .where("account_id", "is", null)
    .$if(supplierTenantId === undefined, (query) => query.where("role_code", "<>", supplierRole))
    .$if(supplierTenantId !== undefined, (query) =>
      query.where("tenant_id", "=", supplierTenantId ?? "").where("role_code", "=", supplierRole),
    )
    .orderBy("invited_at")
    .orderBy("id")
    .execute();

/** The invitations of the first people, super admins first, then in the order they were created. */
export const listFirstInvitations = (db: Db): Promise<OpenedStaffInvitation[]> =>
  db
    .selectFrom("staff_invitation")
    .selectAll()
    .where("is_first", "=", 1)
    .orderBy("is_super_admin", "desc")
    .orderBy("invited_at")
    .orderBy("id")
    .execute();

/** The expiry time of a link created now. */
export const endOfLink = (now: Date): string => instantAfter(iso(now), staffInvitationDays, "day");
