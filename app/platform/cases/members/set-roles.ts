import type { ActorContext } from "~/platform/cases/handler";
import type { z } from "zod";
import type { members } from "~/contract";
import { assignableRoles, isGuardedRole } from "~/rules/member-roles";
import { recordAudit } from "~/platform/ground/audit";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";
import { lockAccount } from "~/platform/records/accounts/accounts";
import { rolesIn } from "~/platform/records/sessions/actor";
import { addRoles } from "./add-roles";
import { lookUp, requireTenant } from "./look-up";
import { requestRole } from "./role-requests";

type Input = z.output<typeof members.setRoles.input>;
type Answer = z.input<typeof members.setRoles.answer>;

/**
 * Sets the roles of an account in the actor's tenant. Nobody sets their own, and nobody gives, or takes away, a role that is
 * not theirs to give. The purchasing manager's role, which approves, takes a second manager or the super admin: it waits.
 */
export async function setRoles(core: Core, input: Input, context: ActorContext): Promise<Answer> {
  const { actor, now } = context;
  const tenantId = requireTenant(actor);
  const assignable: string[] = assignableRoles(actor.roles);
  const account = await lookUp(core, input.userAccount, context);
  if (account.id === actor.accountId) refuse("forbidden", "account.roles.own");
  if (account.userName.trim() !== input.userName.trim()) refuse("conflict", "account.userName.differs");
  if (account.is_super_admin === 1 && !actor.superAdmin) refuse("forbidden", "account.roles.superAdmin");
  const newRoles = [...new Set(input.tenantRoleIds)];
  if (newRoles.some((code) => !assignable.includes(code))) refuse("invalid", "account.roles.unknown");

  const answer = await core.db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    const current = await rolesIn(trx, account.id, tenantId);
    if (current.toSorted().join() !== input.before.toSorted().join()) refuse("conflict", "account.roles.outdated");
    const removedRoles = current.filter((code) => assignable.includes(code) && !newRoles.includes(code));
    const addedRoles = newRoles.filter((code) => !current.includes(code));
    const waiting = actor.superAdmin ? [] : addedRoles.filter(isGuardedRole);
    const immediate = addedRoles.filter((code) => !waiting.includes(code));
    const about = { account, tenantId, by: actor.accountId, now };
    await removeRoles(trx, account.id, tenantId, removedRoles);
    await addRoles(core, trx, { ...about, roles: immediate });
    for (const role of waiting) await requestRole(core, trx, { ...about, role });
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "account.roles",
      subject: `account:${account.id}`,
      details: {
        tenant: tenantId,
        before: joinCodes(current),
        after: joinCodes(newRoles),
        waiting: joinCodes(waiting),
      },
    });
    return { waiting };
  });
  core.letterWaits();
  return answer;
}

const joinCodes = (codes: readonly string[]) => codes.toSorted().join(",");

async function removeRoles(trx: Db, accountId: string, tenantId: string, roles: readonly string[]) {
  if (roles.length === 0) return;
  await trx
    .deleteFrom("tenant_member")
    .where("account_id", "=", accountId)
    .where("tenant_id", "=", tenantId)
    .where("role_code", "in", roles)
    .execute();
}
