import { people, staff } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handle, handleSession } from "~/platform/cases/handler";
import { inviteColleague, renewColleague, revokeInvitation } from "./invite-colleague";
import { joinStaff } from "./join-staff";
import { lookAtInvitation } from "./look-at-invitation";
import { dismissSignIn, linkPerson, listUnlinked, unlinkPerson } from "./manage-sign-ins";
import { bar, changeName, readmit, signOutPerson, unlock } from "./manage-person";
import { listPersons, loadPerson, listInvitees } from "./show-staff";

/** The calls for the staff of the buying company: listing, inviting and barring people. */
export const staffHandlers = (core: Core): Handler[] => [
  handle(staff.look, (input, context) => lookAtInvitation(core, input, context)),
  handle(staff.join, async (input, context) => {
    await joinStaff(core, input, context);
    return {};
  }),
  handleSession(people.list, (input, context) => listPersons(core, input, context)),
  handleSession(people.load, ({ accountId }, context) => loadPerson(core, accountId, context)),
  handleSession(people.invitations, (_, context) => listInvitees(core, context)),
  handleSession(people.invite, async (input, context) => {
    await inviteColleague(core, input, context);
    return {};
  }),
  handleSession(people.renew, async ({ invitationId }, context) => {
    await renewColleague(core, invitationId, context);
    return {};
  }),
  handleSession(people.revoke, async ({ invitationId }, { actor }) => {
    await revokeInvitation(core, invitationId, actor.accountId);
    return {};
  }),
  handleSession(people.bar, (input, context) => bar(core, input, context)),
  handleSession(people.readmit, ({ accountId }, context) => readmit(core, accountId, context)),
  handleSession(people.endSessions, ({ accountId }, context) => signOutPerson(core, accountId, context)),
  handleSession(people.unlock, ({ accountId }, context) => unlock(core, accountId, context)),
  handleSession(people.unlinked, () => listUnlinked(core)),
  handleSession(people.link, (input, context) => linkPerson(core, input, context)),
  handleSession(people.dismiss, ({ signInId }) => dismissSignIn(core, signInId)),
  handleSession(people.unlink, ({ accountId }, context) => unlinkPerson(core, accountId, context)),
  handleSession(people.rename, (input, context) => changeName(core, input, context)),
];
