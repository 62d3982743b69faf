import type { Core } from "~/platform/core/core";
import type { Account } from "~/platform/records/accounts/accounts";
import { noteAreaChange } from "./note-area-change";
import { notifySupplierPeople } from "./notify-supplier-people";
import { invitedRoles, type OpenedStaffInvitation } from "./staff-invitation";

type Welcome = { account: Account; invitation: OpenedStaffInvitation; now: Date };

/**
 * Follow-up after a person of a supplier has joined: notifies the administrators, and records a new contact if the
 * person may change bank details.
 */
export async function welcomeSupplierPerson(
  inside: Pick<Core, "db" | "seal" | "config">,
  { account: { id, userName }, invitation, now }: Welcome,
): Promise<void> {
  const { tenant_id: tenantId } = invitation;
  await noteAreaChange(inside.db, tenantId, { before: [], after: invitedRoles(invitation), now });
  await notifySupplierPeople(inside, { news: "joined", tenantId, person: { userName }, byId: id, now });
}
