import type { z } from "zod";
import type { supplierPeople } from "~/contract";
import { supplierAreas } from "~/rules/permissions/member-roles";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { addRoles } from "~/platform/records/staff/add-roles";
import { nameRoles } from "~/platform/records/staff/name-invited-roles";
import { noteAreaChange } from "~/platform/records/staff/note-area-change";
import { notifySupplierPeople } from "~/platform/records/staff/notify-supplier-people";
import { removeRoles } from "~/platform/records/staff/remove-roles";
import type { ActorContext } from "~/platform/cases/handler";
import { changePeople, recordPeopleChange, requirePerson } from "./change-people";

/** Sets the areas of a person of the actor's company. Refusals: `supplierPeople.unknown` (404), `supplierPeople.outdated` (409). */
export const setAreas = (
  core: Core,
  { accountId, areas, before }: z.output<typeof supplierPeople.setAreas.input>,
  context: ActorContext,
): Promise<void> =>
  changePeople(core, context, async (change) => {
    const { inside, tenantId, now, byId } = change;
    const { account, roles } = await requirePerson(change, accountId);
    const current = supplierAreas.filter((area) => roles.includes(area));
    if (current.toSorted().join() !== before.toSorted().join()) refuse("conflict", "supplierPeople.outdated");
    const about = { account, tenantId, by: byId, now };
    await addRoles(inside, inside.db, { ...about, roles: areas.filter((area) => !current.includes(area)) });
    await removeRoles(inside, inside.db, { ...about, roles: current.filter((area) => !areas.includes(area)) });
    await noteAreaChange(inside.db, tenantId, { before: current, after: areas, now });
    await notifySupplierPeople(inside, {
      news: "areas",
      tenantId,
      person: { ...account, accountId },
      byId,
      now,
      areas: (language) => nameRoles(areas, language),
    });
    const details = { before: current.join(","), after: areas.join(",") };
    await recordPeopleChange(change, "supplierPeople.areas", `account:${accountId}`, details);
  });
