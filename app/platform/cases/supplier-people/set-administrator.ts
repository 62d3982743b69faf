import type { z } from "zod";
import type { supplierPeople } from "~/contract";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { addRoles } from "~/platform/records/staff/add-roles";
import { notifySupplierPeople } from "~/platform/records/staff/notify-supplier-people";
import { removeRoles } from "~/platform/records/staff/remove-roles";
import type { ActorContext } from "~/platform/cases/handler";
import { changePeople, recordPeopleChange, requirePerson } from "./change-people";

const roles = ["supplierAdmin"];

/**
 * Makes a person of the actor's company an administrator, or revokes that role. Refusals: `supplierPeople.unknown`
 * (404), `supplierPeople.lastAdministrator`, `supplierPeople.outdated` (409).
 */
export const setAdministrator = (
  core: Core,
  { accountId, isAdministrator }: z.output<typeof supplierPeople.setAdministrator.input>,
  context: ActorContext,
): Promise<void> =>
  changePeople(core, context, async (change) => {
    const { inside, tenantId, now, byId } = change;
    const { account, roles: current } = await requirePerson(change, accountId);
    if (current.includes("supplierAdmin") === isAdministrator) refuse("conflict", "supplierPeople.outdated");
    if (isAdministrator && account.is_barred === 1) refuse("unknown", "supplierPeople.unknown");
    const about = { account, tenantId, by: byId, now, roles };
    await (isAdministrator ? addRoles(inside, inside.db, about) : removeRoles(inside, inside.db, about));
    const news = isAdministrator ? "administrator" : "noAdministrator";
    await notifySupplierPeople(inside, { news, tenantId, person: { ...account, accountId }, byId, now });
    await recordPeopleChange(change, `supplierPeople.${news}`, `account:${accountId}`);
  });
