import type { z } from "zod";
import type { staff } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import type { Identity } from "~/platform/records/accounts/identities";
import { openStaffAccount } from "~/platform/records/staff/open-staff-account";
import { requireOpenInvitation } from "~/platform/records/staff/require-invitation";
import { beginAttempt } from "./begin-attempt";
import type { Sso } from "./sso";

type Beginning = z.output<typeof staff.joinAtCompany.input>;

/**
 * Starts the sign-in at the company's own provider that opens the account of a staff invitation (`acceptInvitation`).
 * Refusals: `staffInvitation.gone` (410), and those of `beginAttempt`.
 */
export async function joinAtCompany(core: Core, sso: Sso, { token }: Beginning, context: Context) {
  await requireOpenInvitation(core, token, context);
  const beginning = { door: "company", callbackUrl: "/workspace", invitation: token } as const;
  return { address: (await beginAttempt(core, sso, beginning, context)).href };
}

/**
 * Opens the account of a staff invitation for the person that the company's own provider has just authenticated: the
 * link and the sign-in count, never an email address in the claims (S-21). Refusals: those of `openStaffAccount`.
 */
export async function acceptInvitation(
  core: Core,
  { token, issuer, subject }: Identity & { token: string },
  context: Context,
) {
  const invitation = await requireOpenInvitation(core, token, context);
  const id = await openStaffAccount(core, invitation, { identity: { issuer, subject } }, context.now);
  return { id, is_barred: 0 };
}
