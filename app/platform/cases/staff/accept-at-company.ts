import type { Core, Context } from "~/platform/ground/core";
import type { Identity } from "~/platform/records/accounts/identities";
import { requireOpenInvitation } from "./look-at-invitation";
import { openStaffAccount } from "./open-staff-account";

/**
 * Opens the account of a staff invitation for the person that the company's own provider has just signed in: who has the link and
 * who signed in count, never an e-mail in what the provider says (S-21). Refusals: as `openStaffAccount`.
 */
export async function acceptAtCompany(
  core: Core,
  { token, issuer, subject }: Identity & { token: string },
  context: Context,
) {
  const invitation = await requireOpenInvitation(core, token, context);
  const id = await openStaffAccount(core, invitation, { identity: { issuer, subject } }, context.now);
  return { id, is_barred: 0 };
}
