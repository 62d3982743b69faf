import type { z } from "zod";
import { members } from "~/contract";
import { assignableRoles } from "~/rules/permissions/member-roles";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession, type ActorContext } from "~/platform/cases/handler";
import { rolesNamed } from "~/platform/records/accounts/roles";
import { readTablePage } from "~/platform/core/database/page";
import type { Db } from "~/platform/core/database/schema";
import { accountById } from "~/platform/records/accounts/accounts";
import { lookUp, requireTenant } from "./look-up";
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

type ListInput = z.output<typeof members.list.input>;
type MemberListAnswer = z.input<typeof members.list.answer>;

/** The members of the actor's tenant, by account. */
async function listMembers(core: Core, input: ListInput, { actor, language }: ActorContext): Promise<MemberListAnswer> {
  const { db } = core;
  const tenantId = requireTenant(actor);
  const answer = await readTablePage(input, {
    count: membersOf(db, tenantId).select(({ fn }) => fn.countAll().as("total")),
    rows: membersOf(db, tenantId).select("account.id").orderBy("user_account"),
    toContent: ({ id }) => id,
  });
  const rolesByAccount = await rolesOf(db, tenantId, answer.content);
  const content = await Promise.all(
    answer.content.map(async (id) => {
      const { user_account, userName } = await accountById(core, id);
      const codes = rolesByAccount.filter(({ account_id }) => account_id === id).map(({ role_code }) => role_code);
      return {
        userAccount: user_account,
        userName,
        roles: rolesNamed(codes, language),
        isSelf: id === actor.accountId,
      };
    }),
  );
  return { ...answer, content };
}

/** Each member once, regardless of the number of roles. */
const membersOf = (db: Db, tenantId: string) =>
  db
    .selectFrom("account")
    .where("is_barred", "=", 0)
    .where("id", "in", db.selectFrom("tenant_member").select("account_id").where("tenant_id", "=", tenantId));

async function rolesOf(db: Db, tenantId: string, accountIds: string[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom("tenant_member")
    .select(["account_id", "role_code"])
    .where("tenant_id", "=", tenantId)
    .where("account_id", "in", accountIds)
    .execute();
}
