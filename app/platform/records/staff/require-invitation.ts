import { isSecret } from "~/platform/core/base/secret";
import { refuse } from "~/platform/core/base/refuse";
import type { Core, Context } from "~/platform/core/core";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { staffInvitationLooks } from "~/platform/core/rate-limits/rates";
import { findOpenInvitation, type OpenedStaffInvitation } from "./staff-invitation";

/**
 * The open invitation of a link. Each attempt is counted, so that links cannot be guessed. Refusals:
 * `staffInvitation.gone` (410), `staffInvitation.looks` (429).
 */
export async function requireOpenInvitation(
  { db, seal }: Core,
  token: string,
  { addressGroup, now }: Context,
): Promise<OpenedStaffInvitation> {
  if (!isSecret(token)) return refuse("gone", "staffInvitation.gone");
  await countAgainst(db, now, [{ rate: staffInvitationLooks, subject: seal.hash("address", addressGroup) }]);
  return (await findOpenInvitation(db, token, now)) ?? refuse("gone", "staffInvitation.gone");
}
