import type { z } from "zod";
import type { staff } from "~/contract";
import type { Core, Context } from "~/platform/ground/core";
import { foldedAccount } from "~/platform/records/accounts/accounts";
import { requireGoodPassword } from "~/platform/records/accounts/good-password";
import { hashPassword } from "~/platform/records/accounts/password-hash";
import { openStaffPerson } from "~/platform/records/staff/invitation";
import type { Sso } from "~/platform/cases/sign-in/sso/sso";
import { beginAttempt } from "~/platform/cases/sign-in/sso/begin-attempt";
import { requireOpenInvitation } from "./look-at-invitation";
import { openStaffAccount } from "./open-staff-account";

type Input = z.output<typeof staff.join.input>;
type AtCompany = z.output<typeof staff.joinAtCompany.input>;

/**
 * Opens the account of a staff invitation with a password. Refusals: `password.*` (400), `staffInvitation.gone` (410),
 * `staffInvitation.emailTaken` (409).
 */
export async function joinStaff(core: Core, { token, password }: Input, context: Context): Promise<void> {
  const invitation = await requireOpenInvitation(core, token, context);
  requireGoodPassword(core, foldedAccount(openStaffPerson(core.seal, invitation).email), password);
  const passwordHash = await hashPassword(password);
  await openStaffAccount(core, invitation, { passwordHash }, context.now);
}

/**
 * Begins the sign-in at the company's own provider with which the account of a staff invitation is opened (`acceptAtCompany`).
 * Refusals: `staffInvitation.gone` (410), as `beginAttempt`.
 */
export async function joinAtCompany(core: Core, sso: Sso, { token }: AtCompany, context: Context) {
  await requireOpenInvitation(core, token, context);
  const beginning = { door: "company", callbackUrl: "/workspace", invitation: token } as const;
  return { address: (await beginAttempt(core, sso, beginning, context)).href };
}
