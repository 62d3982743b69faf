import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { listTenants } from "~/platform/records/accounts/tenants";
import { endEverySession } from "~/platform/records/sessions/end-every-session";
import { setBarred } from "~/platform/records/accounts/set-barred";
import { notifySupplierPeople } from "~/platform/records/staff/notify-supplier-people";
import { removeRoles } from "~/platform/records/staff/remove-roles";
import type { ActorContext } from "~/platform/cases/handler";
import { changePeople, recordPeopleChange, requirePerson } from "./change-people";

/**
 * Removes a person from the actor's company: all roles there and all sessions end, and an account that works for no other
 * company is barred. Refusals: `supplierPeople.self` (403), `supplierPeople.unknown` (404), `supplierPeople.lastAdministrator`
 * (409).
 */
export const removePerson = (core: Core, accountId: string, context: ActorContext): Promise<void> =>
  changePeople(core, context, async (change) => {
    const { inside, tenantId, now, byId } = change;
    if (accountId === byId) refuse("forbidden", "supplierPeople.self");
    const { account, roles } = await requirePerson(change, accountId);
    await removeRoles(inside, inside.db, { account, tenantId, by: byId, now, roles });
    const worksElsewhere = account.is_super_admin === 1 || (await listTenants(inside.db, accountId)).length > 0;
    const isBarredBy = !worksElsewhere && (await setBarred(inside.db, accountId, 1));
    await endEverySession(inside, accountId, now);
    await inside.db
      .insertInto("removed_member")
      .values({
        tenant_id: tenantId,
        account_id: accountId,
        removed_by: byId,
        removed_at: iso(now),
        is_barred_by: isBarredBy ? 1 : 0,
      })
      .execute();
    await notifySupplierPeople(inside, {
      news: "removed",
      tenantId,
      person: { ...account, accountId },
      byId,
      now,
    });
    await recordPeopleChange(change, "supplierPeople.remove", `account:${accountId}`, { barred: isBarredBy });
  });
