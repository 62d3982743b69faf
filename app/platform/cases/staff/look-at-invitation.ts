import type { z } from "zod";
import type { staff } from "~/contract";
import { isSecret } from "~/platform/ground/base/secret";
import { refuse } from "~/platform/ground/base/refuse";
import type { Core, Context } from "~/platform/ground/core";
import { countAgainst } from "~/platform/ground/database/rate";
import { staffInvitationLooks } from "~/platform/ground/settings/rates";
import { foldedAccount } from "~/platform/records/accounts/accounts";
import { rolesNamed } from "~/platform/records/accounts/roles";
import { findOpenInvitation, openStaffPerson, type StaffInvitation } from "~/platform/records/staff/invitation";

type Input = z.output<typeof staff.look.input>;
type Answer = z.input<typeof staff.look.answer>;

/** What the link of a staff invitation is for. Refusals: `staffInvitation.gone` (410), `staffInvitation.looks` (429). */
export async function lookAtInvitation(core: Core, { token }: Input, context: Context): Promise<Answer> {
  const row = await requireOpenInvitation(core, token, context);
  const { tenant_name } = await core.db
    .selectFrom("tenant")
    .select("tenant_name")
    .where("id", "=", row.tenant_id)
    .executeTakeFirstOrThrow();
  const { userName, email } = openStaffPerson(core.seal, row);
  const [role] = rolesNamed([row.role_code], context.language);
  return {
    companyName: tenant_name,
    userName,
    userAccount: foldedAccount(email),
    role: role?.name ?? row.role_code,
    isSuperAdmin: row.is_super_admin === 1,
    expiresAt: row.expires_at,
    hasCompanyDoor: core.config.oidc !== undefined,
  };
}

/** The open invitation of a link. Links cannot be tried one after another: each try is counted. */
export async function requireOpenInvitation(
  { db, seal }: Core,
  token: string,
  { addressGroup, now }: Context,
): Promise<StaffInvitation> {
  if (!isSecret(token)) return refuse("gone", "staffInvitation.gone");
  await countAgainst(db, now, [{ rate: staffInvitationLooks, subject: seal.hash("address", addressGroup) }]);
  return (await findOpenInvitation(db, token, now)) ?? refuse("gone", "staffInvitation.gone");
}
