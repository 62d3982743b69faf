import type { SupplierArea } from "~/rules/permissions/member-roles";
import type { Db } from "~/platform/core/database/schema";
import { noteContactChange } from "~/platform/records/changes/contact-lock";

type AreaChange = { before: readonly string[]; after: readonly string[]; now: Date };
const bankArea: SupplierArea = "supplierBank";

/**
 * A new person for bank details counts as a change of contact (S-51): otherwise an attacker who has taken over an
 * administrator's account could invite their own mailbox and have a code for new bank details sent to it.
 */
export async function noteAreaChange(trx: Db, tenantId: string, { before, after, now }: AreaChange): Promise<void> {
  if (before.includes(bankArea) || !after.includes(bankArea)) return;
  const tenant = await trx.selectFrom("tenant").select("registration_id").where("id", "=", tenantId).executeTakeFirst();
  if (tenant?.registration_id) await noteContactChange(trx, { registration_id: tenant.registration_id }, now);
}
