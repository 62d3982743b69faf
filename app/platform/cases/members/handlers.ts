import { members } from "~/contract";
import { assignableRoles } from "~/rules/member-roles";
import type { Core } from "~/platform/ground/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { rolesNamed } from "~/platform/records/accounts/roles";
import { listMembers } from "./list";
import { lookUp } from "./look-up";
import { confirmRole, declineRole, listRoleRequests } from "./role-requests";
import { setRoles } from "./set-roles";

/** The calls behind the roles of a tenant's members (§5, §6); the router checks who may make them. */
export const memberHandlers = (core: Core): Handler[] => [
  handleSession(members.list, (input, context) => listMembers(core, input, context)),
  handleSession(members.roles, (_, { actor, language }) => rolesNamed(assignableRoles(actor.roles), language)),
  handleSession(members.lookUp, async ({ userAccount }, context) => {
    const { user_account, userName } = await lookUp(core, userAccount, context);
    return { userAccount: user_account, userName };
  }),
  handleSession(members.setRoles, (input, context) => setRoles(core, input, context)),
  handleSession(members.roleRequests, (_, { actor, language, now }) => listRoleRequests(core, actor, language, now)),
  handleSession(members.confirmRole, async ({ requestId }, { actor, now }) => {
    await confirmRole(core, requestId, actor, now);
    return {};
  }),
  handleSession(members.declineRole, async ({ requestId }, { actor, now }) => {
    await declineRole(core, requestId, actor, now);
    return {};
  }),
];
