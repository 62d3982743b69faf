import { invitations } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handle, handleSession } from "~/platform/cases/handler";
import { invite } from "./invite";
import { listInvitations } from "./list";
import { look } from "./look";
import { resendInvitation, withdrawInvitation } from "./manage";

/** Invitations of suppliers by purchasing managers, and the invitation behind an emailed link. */
export const invitationHandlers = (core: Core): Handler[] => [
  handleSession(invitations.list, (input, context) => listInvitations(core, input, context)),
  handleSession(invitations.invite, (input, context) => invite(core, input, context)),
  handleSession(invitations.resend, (input, context) => resendInvitation(core, input, context)),
  handleSession(invitations.withdraw, (input, context) => withdrawInvitation(core, input, context)),
  handle(invitations.look, (input, context) => look(core, input, context)),
];
