import { isGuardedRole } from "~/rules/permissions/member-roles";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import {
  accountByEmail,
  accountById,
  changeProfile,
  createAccount,
  isNameTaken,
} from "~/platform/records/accounts/accounts";
import type { Identity } from "~/platform/records/accounts/identities";
import { linkIdentity } from "~/platform/records/sessions/link-identity";
import { addRoles } from "./add-roles";
import { invitedRoles, openStaffPerson, supplierRole, type OpenedStaffInvitation } from "./staff-invitation";
import { readmitRemoved } from "./readmit-removed";
import { welcomeSupplierPerson } from "./welcome-supplier-person";
import { catchUpReviews } from "~/platform/records/tasks/review-tasks";

/** The region of the buying company. The region of an account determines the applicable consent (§4). */
export const staffRegion = "CN";

/** The future sign-in method of an invited person. */
export type WayIn = { passwordHash: string } | { identity: Identity };

/**
 * Opens the account of a staff invitation: the email address is its name, and the link works once. The role of one of the first
 * people has no date and no grantor, so that it counts as independent from the first day (`findDependence`); the audit log
 * records it. Others get their role as if the person who invited them had assigned it. Returns the account's id. Refusals:
 * `staffInvitation.gone` (410), `staffInvitation.emailTaken`, `staffInvitation.identityTaken` (409).
 */
export async function openStaffAccount(
  core: Core,
  invitation: OpenedStaffInvitation,
  way: WayIn,
  now: Date,
): Promise<string> {
  // The provider of the buying company only has accounts of its own staff.
  if ("identity" in way && invitation.role_code === supplierRole) refuse("gone", "staffInvitation.gone");
  const { userName, email } = openStaffPerson(core.seal, invitation);
  const id = await core.db.transaction().execute(async (trx) => {
    await closeInvitation(trx, invitation, now);
    const inside = { ...core, db: trx };
    const passwordHash = "passwordHash" in way ? way.passwordHash : null;
    const former = await readmitRemoved(inside, invitation, email, now);
    if (former === null && ((await isNameTaken(trx, email)) || (await accountByEmail(trx, core.seal, email))))
      refuse("conflict", "staffInvitation.emailTaken");
    const accountId =
      former ??
      (await createAccount(trx, core.seal, now, {
        userAccount: email,
        userName,
        email,
        passwordHash,
        isInitial: false,
        region: await regionOf(inside, invitation),
        isSuperAdmin: invitation.is_super_admin === 1,
      }));
    if (former !== null) {
      await trx.updateTable("account").set({ password_hash: passwordHash }).where("id", "=", former).execute();
      await changeProfile(trx, core.seal, former, { userName });
    }
    if ("identity" in way && !(await linkIdentity({ ...core, db: trx }, { ...way.identity, accountId }, now)))
      refuse("conflict", "staffInvitation.identityTaken");
    await trx.updateTable("staff_invitation").set({ account_id: accountId }).where("id", "=", invitation.id).execute();
    const isFirst = invitation.is_first === 1;
    await (isFirst
      ? addFirstRole(trx, invitation, accountId, now)
      : addInvitedRole(core, trx, invitation, accountId, now));
    await recordAudit(trx, {
      at: now,
      actor: `account:${accountId}`,
      action: "staff.join",
      subject: `account:${accountId}`,
      details: {
        tenant: invitation.tenant_id,
        role: invitedRoles(invitation).join(","),
        superAdmin: invitation.is_super_admin === 1,
        independent: isFirst,
        company: "identity" in way,
      },
    });
    return accountId;
  });
  core.emailWaits();
  return id;
}

async function addFirstRole(trx: Db, { tenant_id, role_code }: OpenedStaffInvitation, accountId: string, now: Date) {
  await trx
    .insertInto("tenant_member")
    .values({ account_id: accountId, tenant_id, role_code, order_seq: 0, granted_at: null, granted_by: null })
    .execute();
  if (isGuardedRole(role_code)) await catchUpReviews(trx, tenant_id, now);
}

async function addInvitedRole(core: Core, trx: Db, invitation: OpenedStaffInvitation, accountId: string, now: Date) {
  const { tenant_id: tenantId, role_code, invited_by: by } = invitation;
  const account = await accountById({ ...core, db: trx }, accountId);
  await addRoles(core, trx, { account, tenantId, by, now, roles: invitedRoles(invitation) });
  if (role_code === supplierRole) await welcomeSupplierPerson({ ...core, db: trx }, { account, invitation, now });
}

/** The inviter's region, which determines the consent that applies: a supplier's people work in the same region. */
async function regionOf(inside: Pick<Core, "db" | "seal">, { role_code, invited_by }: OpenedStaffInvitation) {
  return role_code === supplierRole && invited_by !== null
    ? (await accountById(inside, invited_by)).region
    : staffRegion;
}

/** Claims the invitation for this transaction, so that only one of two simultaneous attempts opens an account. */
async function closeInvitation(trx: Db, { id, token_hash }: OpenedStaffInvitation, now: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("staff_invitation")
    .set({ open_key: null })
    .where("id", "=", id)
    .where("token_hash", "=", token_hash)
    .where("account_id", "is", null)
    .where("expires_at", ">", iso(now))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) refuse("gone", "staffInvitation.gone");
}
