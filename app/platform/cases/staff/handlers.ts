import { staff } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handle } from "~/platform/cases/handler";
import { joinStaff } from "./join-staff";
import { lookAtInvitation } from "./look-at-invitation";

/** People of the buying company who open an account by a link. */
export const staffHandlers = (core: Core): Handler[] => [
  handle(staff.look, (input, context) => lookAtInvitation(core, input, context)),
  handle(staff.join, async (input, context) => {
    await joinStaff(core, input, context);
    return {};
  }),
];
