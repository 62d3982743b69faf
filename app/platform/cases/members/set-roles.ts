import type { ActorContext } from "~/platform/cases/handler";
import type { z } from "zod";
import type { members } from "~/contract";
import { assignableRoles, isGuardedRole } from "~/rules/permissions/member-roles";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { lockAccount } from "~/platform/records/accounts/accounts";
import { rolesIn } from "~/platform/records/sessions/actor";
import { addRoles } from "~/platform/records/staff/add-roles";
import { lookUp, requireTenant } from "./look-up";
import { removeRoles } from "~/platform/records/staff/remove-roles";
import { requestRole } from "./role-requests";

type RoleChangeInput = z.output<typeof members.setRoles.input>;
type RoleChangeAnswer = z.input<typeof members.setRoles.answer>;

/**
 * Sets the roles of an account in the actor's tenant. Actors cannot change their own roles, and can only assign or
 * remove roles that they are entitled to. Assigning or removing the purchasing manager's role, which can approve, needs
 * a second manager or the super admin; until then the request is pending.
 */
export async function setRoles(core: Core, input: RoleChangeInput, context: ActorContext): Promise<RoleChangeAnswer> {
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
    const waits = (code: string) => !actor.superAdmin && isGuardedRole(code);
    const about = { account, tenantId, by: actor.accountId, now };
    // Roles are assigned before others are removed, so that an account that swaps roles does not leave the tenant.
    await addRoles(core, trx, { ...about, roles: addedRoles.filter((code) => !waits(code)) });
    await removeRoles(core, trx, { ...about, roles: removedRoles.filter((code) => !waits(code)) });
    for (const role of addedRoles.filter(waits)) await requestRole(core, trx, { ...about, role, isRemoval: false });
    for (const role of removedRoles.filter(waits)) await requestRole(core, trx, { ...about, role, isRemoval: true });
    const waiting = [...addedRoles, ...removedRoles].filter(waits);
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
  core.emailWaits();
  return answer;
}

const joinCodes = (codes: readonly string[]) => codes.toSorted().join(",");
