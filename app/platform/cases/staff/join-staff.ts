import type { z } from "zod";
import type { staff } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { foldedAccount } from "~/platform/records/accounts/accounts";
import { requireGoodPassword } from "~/platform/records/passwords/good-password";
import { hashPassword } from "~/platform/records/passwords/password-hash";
import { openStaffPerson } from "~/platform/records/staff/staff-invitation";
import { requireOpenInvitation } from "~/platform/records/staff/require-invitation";
import { openStaffAccount } from "~/platform/records/staff/open-staff-account";

type JoinInput = z.output<typeof staff.join.input>;

/**
 * Opens the account of a staff invitation with a password. Refusals: `password.*` (400), `staffInvitation.gone` (410),
 * `staffInvitation.emailTaken` (409).
 */
export async function joinStaff(core: Core, { token, password }: JoinInput, context: Context): Promise<void> {
  const invitation = await requireOpenInvitation(core, token, context);
  await requireGoodPassword(core, foldedAccount(openStaffPerson(core.seal, invitation).email), password);
  const passwordHash = await hashPassword(password);
  await openStaffAccount(core, invitation, { passwordHash }, context.now);
}
