import { bankApprovers } from "~/rules/change-request/limits";
import { isGuardedRole } from "~/rules/permissions/member-roles";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Db } from "~/platform/core/database/schema";
import { roleProbationSeconds } from "~/platform/core/settings/durations";
import { inBoth } from "~/platform/core/words/words-in";
import { findActorName } from "~/platform/records/accounts/people";
import { type AlarmDependencies, raiseAlarm } from "~/platform/records/messages/raise-alarm";
import { releaseAssignments } from "~/platform/records/teamwork/release-assignments";
import type { RoleChange } from "./add-roles";
import { lockTenant, requireAdministratorLeft } from "./supplier-administrators";
import { endRoleRequests } from "./end-role-requests";

/**
 * Revokes roles. If a manager loses the role, all managers are notified, including that person. Refusals:
 * `account.roles.tooFewManagers` (409: fewer people would be left than a change of bank details needs),
 * `supplierPeople.lastAdministrator` (409).
 */
export async function removeRoles(
  core: AlarmDependencies,
  trx: Db,
  { roles, ...taking }: RoleChange & { roles: readonly string[] },
) {
  if (roles.length === 0) return;
  const { account, tenantId, now } = taking;
  if (roles.includes("supplierAdmin")) {
    await lockTenant(trx, tenantId);
    await requireAdministratorLeft(trx, tenantId, account.id);
  }
  for (const role of roles.filter(isGuardedRole)) {
    await requireEnoughLeft(trx, { role, accountId: account.id, tenantId, now });
    await notifyOfRemoval(core, trx, taking);
  }
  await trx
    .deleteFrom("tenant_member")
    .where("account_id", "=", account.id)
    .where("tenant_id", "=", tenantId)
    .where("role_code", "in", roles)
    .execute();
  await endRoleRequests(trx, taking, roles, "removed");
  await releaseAssignments(trx, now, account.id);
}

type Removal = { role: string; accountId: string; tenantId: string; now: Date };

/**
 * Decisions need two people whose role is old enough to count; a role that does not count yet can always be removed.
 */
export async function requireEnoughLeft(trx: Db, { role, accountId, tenantId, now }: Removal): Promise<void> {
  const since = iso(secondsLater(now, -roleProbationSeconds));
  // Removals of different people are serialised, so that two at the same time cannot each count the other person.
  await trx
    .updateTable("tenant_member")
    .set((row) => ({ order_seq: row.ref("order_seq") }))
    .where("tenant_id", "=", tenantId)
    .where("role_code", "=", role)
    .execute();
  const counting = await trx
    .selectFrom("tenant_member")
    .innerJoin("account", "account.id", "account_id")
    .select("account_id")
    .where("tenant_id", "=", tenantId)
    .where("role_code", "=", role)
    .where("is_barred", "=", 0)
    .where((either) => either.or([either("granted_at", "is", null), either("granted_at", "<=", since)]))
    .execute();
  const left = counting.filter((one) => one.account_id !== accountId);
  if (left.length < counting.length && left.length < bankApprovers) refuse("conflict", "account.roles.tooFewManagers");
}

async function notifyOfRemoval(
  core: AlarmDependencies,
  trx: Db,
  { account: { userName, user_account }, by, now }: RoleChange,
) {
  const nameTaker = await findActorName({ ...core, db: trx }, by);
  const words = inBoth("alarms", (t, language) => {
    const facts = { name: userName, account: user_account, taker: nameTaker(language) };
    return { title: t("managerRemoved.title", facts), body: t("managerRemoved.body", facts) };
  });
  await raiseAlarm(core, trx, { at: now, words, to: "/gsrm/personal" });
}
