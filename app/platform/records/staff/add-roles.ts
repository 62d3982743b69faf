import { isGuardedRole } from "~/rules/permissions/member-roles";
import type { Db } from "~/platform/core/database/schema";
import type { Account } from "~/platform/records/accounts/accounts";
import { findActorName } from "~/platform/records/accounts/people";
import { iso } from "~/platform/core/base/instants";
import { inBoth } from "~/platform/core/words/words-in";
import { catchUpReviews } from "~/platform/records/tasks/review-tasks";
import { type AlarmDependencies, raiseAlarm } from "~/platform/records/messages/raise-alarm";
import { endRoleRequests } from "./end-role-requests";

/** The account and the tenant whose roles change, and the actor; `by` is null for the operator's commands. */
export type RoleChange = { account: Account; tenantId: string; by: string | null; now: Date };

/**
 * Grants roles, and records who granted them and when; all managers are notified of a new purchasing manager. `isMapped`: the roles
 * come from a claim of the company's own identity provider.
 */
export async function addRoles(
  core: AlarmDependencies,
  trx: Db,
  { roles, isMapped = false, ...giving }: RoleChange & { roles: readonly string[]; isMapped?: boolean },
) {
  if (roles.length === 0) return;
  const { account, tenantId, by, now } = giving;
  const order_seq = await placeOf(trx, account.id, tenantId);
  const granted = { granted_at: iso(now), granted_by: by, is_mapped: isMapped ? 1 : 0 };
  const member = { account_id: account.id, tenant_id: tenantId, order_seq, ...granted };
  await trx
    .insertInto("tenant_member")
    .values(roles.map((role_code) => ({ ...member, role_code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await endRoleRequests(trx, giving, roles, "given");
  if (!roles.some(isGuardedRole)) return;
  await catchUpReviews(trx, tenantId, now);
  await notifyOfManager(core, trx, giving);
}

async function notifyOfManager(
  core: AlarmDependencies,
  trx: Db,
  { account: { userName, user_account }, by, now }: RoleChange,
) {
  const nameGiver = await findActorName({ ...core, db: trx }, by);
  const words = inBoth("alarms", (t, language) => {
    const facts = { name: userName, account: user_account, giver: nameGiver(language) };
    return { title: t("managerAdded.title", facts), body: t("managerAdded.body", facts) };
  });
  await raiseAlarm(core, trx, { at: now, words, to: "/gsrm/personal" });
}

/** The position of the tenant in the account’s list: its former position, or the last. */
async function placeOf(trx: Db, accountId: string, tenantId: string): Promise<number> {
  const rows = await trx
    .selectFrom("tenant_member")
    .select(["tenant_id", "order_seq"])
    .where("account_id", "=", accountId)
    .execute();
  const own = rows.filter(({ tenant_id }) => tenant_id === tenantId).map(({ order_seq }) => order_seq);
  return own.length > 0 ? Math.min(...own) : 1 + Math.max(-1, ...rows.map(({ order_seq }) => order_seq));
}
