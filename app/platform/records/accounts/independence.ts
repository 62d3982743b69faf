import type { Db } from "~/platform/core/database/schema";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { roleProbationSeconds } from "~/platform/core/settings/durations";

/** The reasons why two people do not count as independent reviewers. */
export type Dependence = "roleTooNew" | "roleFromOther";

/** Whether an account can currently review. A barred one cannot, so its first approvals no longer count. */
export async function isReviewer(db: Db, accountId: string): Promise<boolean> {
  return (await reviewingRoles(db, accountId)).length > 0 || isSuperAdmin(db, accountId);
}

/**
 * Whether an approval of this account counts as a second pair of eyes: its right to review is at least seven days old,
 * and neither of the two granted the other's right. Null if it counts. `others` are the accounts that approved or
 * called before.
 */
export async function findDependence(
  db: Db,
  accountId: string,
  others: readonly (string | null)[],
  now: Date,
): Promise<Dependence | null> {
  const roles = await reviewingRoles(db, accountId);
  const since = iso(secondsLater(now, -roleProbationSeconds));
  const isOldEnough = ({ granted_at }: Role) => granted_at === null || granted_at <= since;
  if (!roles.some(isOldEnough) && !(await isSuperAdmin(db, accountId))) return "roleTooNew";
  for (const other of others) {
    if (other === null || other === accountId) continue;
    if (wasAssignedBy(roles, other) || wasAssignedBy(await reviewingRoles(db, other), accountId))
      return "roleFromOther";
  }
  return null;
}

type Role = { granted_at: string | null; granted_by: string | null };

/** Whether an account has its right to review from another account only. */
const wasAssignedBy = (roles: readonly Role[], giver: string) =>
  roles.length > 0 && roles.every(({ granted_by }) => granted_by === giver);

/** The roles by which an account may review; a barred one has none. */
const reviewingRoles = (db: Db, accountId: string): Promise<Role[]> =>
  db
    .selectFrom("tenant_member")
    .innerJoin("role_grant", "role_grant.role_code", "tenant_member.role_code")
    .innerJoin("account", "account.id", "tenant_member.account_id")
    .select(["granted_at", "granted_by"])
    .where("account_id", "=", accountId)
    .where("is_barred", "=", 0)
    .where("kind", "=", "button")
    .where("code", "=", "registration.review")
    .execute();

async function isSuperAdmin(db: Db, accountId: string): Promise<boolean> {
  const { is_super_admin, is_barred } = await db
    .selectFrom("account")
    .select(["is_super_admin", "is_barred"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return is_super_admin === 1 && is_barred === 0;
}
