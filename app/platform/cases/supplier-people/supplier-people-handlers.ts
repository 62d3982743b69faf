import { supplierPeople } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { inviteSupplierPerson, renewSupplierInvitation, revokeSupplierInvitation } from "./invite-supplier-person";
import { listSupplierPeople } from "./list-supplier-people";
import { removePerson } from "./remove-person";
import { setAdministrator } from "./set-administrator";
import { setAreas } from "./set-areas";

/** The calls with which a supplier's administrators invite, change and remove its people. */
export const supplierPeopleHandlers = (core: Core): Handler[] => [
  handleSession(supplierPeople.list, (input, context) => listSupplierPeople(core, input, context)),
  handleSession(supplierPeople.invite, async (input, context) => {
    await inviteSupplierPerson(core, input, context);
    return {};
  }),
  handleSession(supplierPeople.renew, async ({ invitationId }, context) => {
    await renewSupplierInvitation(core, invitationId, context);
    return {};
  }),
  handleSession(supplierPeople.revoke, async ({ invitationId }, context) => {
    await revokeSupplierInvitation(core, invitationId, context);
    return {};
  }),
  handleSession(supplierPeople.setAreas, async (input, context) => {
    await setAreas(core, input, context);
    return {};
  }),
  handleSession(supplierPeople.setAdministrator, async (input, context) => {
    await setAdministrator(core, input, context);
    return {};
  }),
  handleSession(supplierPeople.remove, async ({ accountId }, context) => {
    await removePerson(core, accountId, context);
    return {};
  }),
];
