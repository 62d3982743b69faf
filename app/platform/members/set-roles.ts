import type { z } from "zod";
import type { members } from "~/contract";
import { assignableRoles, isGuardedRole } from "~/rules/member-roles";
import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { lockAccount } from "../identity/accounts";
import { type Actor, rolesIn } from "../identity/actor";
import { addRoles } from "./add-roles";
import { lookUp, tenantOf } from "./look-up";
import { requestRole } from "./role-requests";

type Input = z.output<typeof members.setRoles.input>;
type Answer = z.input<typeof members.setRoles.answer>;

/**
 * Sets the roles of an account in the actor's tenant. Nobody sets their own, and nobody gives, or takes away, a role that is
 * not theirs to give. The purchasing manager's role, which approves, takes a second manager or the super admin: it waits.
 */
export async function setRoles(core: Core, input: Input, context: Context & { actor: Actor }): Promise<Answer> {
  const { actor, now } = context;
  const tenantId = tenantOf(actor);
  const assignable: string[] = assignableRoles(actor.roles);
  const account = await lookUp(core, input.userAccount, context);
  if (account.id === actor.accountId) refuse(403, "account.roles.own");
  if (account.userName.trim() !== input.userName.trim()) refuse(409, "account.userName.differs");
  if (account.is_super_admin === 1 && !actor.superAdmin) refuse(403, "account.roles.superAdmin");
  const chosen = [...new Set(input.tenantRoleIds)];
  if (chosen.some((code) => !assignable.includes(code))) refuse(400, "account.roles.unknown");

  const answer = await core.db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    const current = await rolesIn(trx, account.id, tenantId);
    if (current.toSorted().join() !== input.before.toSorted().join()) refuse(409, "account.roles.outdated");
    const gone = current.filter((code) => assignable.includes(code) && !chosen.includes(code));
    const added = chosen.filter((code) => !current.includes(code));
    const waiting = actor.superAdmin ? [] : added.filter(isGuardedRole);
    const immediate = added.filter((code) => !waiting.includes(code));
    const about = { account, tenantId, by: actor.accountId, now };
    await removeRoles(trx, account.id, tenantId, gone);
    await addRoles(core, trx, { ...about, roles: immediate });
    for (const role of waiting) await requestRole(core, trx, { ...about, role });
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "account.roles",
      subject: `account:${account.id}`,
      details: { tenant: tenantId, before: listed(current), after: listed(chosen), waiting: listed(waiting) },
    });
    return { waiting };
  });
  core.letterWaits();
  return answer;
}

const listed = (codes: readonly string[]) => codes.toSorted().join(",");

async function removeRoles(trx: Db, accountId: string, tenantId: string, roles: readonly string[]) {
  if (roles.length === 0) return;
  await trx
    .deleteFrom("tenant_member")
    .where("account_id", "=", accountId)
    .where("tenant_id", "=", tenantId)
    .where("role_code", "in", roles)
    .execute();
}
