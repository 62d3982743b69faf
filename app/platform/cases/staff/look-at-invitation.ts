import type { z } from "zod";
import type { staff } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { foldedAccount } from "~/platform/records/accounts/accounts";
import { nameInvitedRoles } from "~/platform/records/staff/name-invited-roles";
import { openStaffPerson, supplierRole } from "~/platform/records/staff/staff-invitation";
import { requireOpenInvitation } from "~/platform/records/staff/require-invitation";

type StaffInvitationInput = z.output<typeof staff.look.input>;
type StaffInvitationAnswer = z.input<typeof staff.look.answer>;

/** The invitation behind a link. Refusals: `staffInvitation.gone` (410), `staffInvitation.looks` (429). */
export async function lookAtInvitation(
  core: Core,
  { token }: StaffInvitationInput,
  context: Context,
): Promise<StaffInvitationAnswer> {
  const row = await requireOpenInvitation(core, token, context);
  const { tenant_name } = await core.db
    .selectFrom("tenant")
    .select("tenant_name")
    .where("id", "=", row.tenant_id)
    .executeTakeFirstOrThrow();
  const { userName, email } = openStaffPerson(core.seal, row);
  const isSupplier = row.role_code === supplierRole;
  return {
    companyName: tenant_name,
    userName,
    userAccount: foldedAccount(email),
    role: nameInvitedRoles(row, context.language),
    isSupplier,
    isSuperAdmin: row.is_super_admin === 1,
    expiresAt: row.expires_at,
    hasCompanyDoor: !isSupplier && core.config.oidc !== undefined,
  };
}
