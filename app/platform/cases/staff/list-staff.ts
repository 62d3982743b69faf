import { purchasingRoles } from "~/rules/permissions/member-roles";
import type { Core } from "~/platform/core/core";
import { openAccount } from "~/platform/records/accounts/accounts";
import { countOpenReviews } from "~/platform/records/teamwork/open-reviews";

type Dependencies = Pick<Core, "db" | "seal">;

/** A person of the buying company. */
export type ListedStaffMember = {
  accountId: string;
  userName: string;
  userAccount: string;
  email: string;
  /** Codes of the roles, in order. */
  roles: string[];
  isSuperAdmin: boolean;
  isBarred: boolean;
  /** Whether they sign in at the company's own provider. */
  isAtCompany: boolean;
  /** The last request of any session (ISO 8601 UTC), for as long as its record is kept; null if there is none. */
  lastSeenAt: string | null;
  /** The number of undecided registrations assigned to them. */
  openCount: number;
};

/** Everyone of the buying company by account name, including barred people; with `accountId` only this person. */
export async function listStaff({ db, seal }: Dependencies, accountId?: string): Promise<ListedStaffMember[]> {
  const roles = await db
    .selectFrom("tenant_member")
    .select(["account_id", "role_code"])
    .distinct()
    .where("role_code", "in", purchasingRoles)
    .$if(accountId !== undefined, (query) => query.where("account_id", "=", accountId ?? ""))
    .orderBy("role_code")
    .execute();
  if (roles.length === 0) return [];
  const rolesById = Map.groupBy(roles, ({ account_id }) => account_id);
  const ids = [...rolesById.keys()];
  const rows = await db.selectFrom("account").selectAll().where("id", "in", ids).orderBy("user_account").execute();
  const uses = await db
    .selectFrom("session")
    .select(({ fn }) => ["account_id", fn.max("used_at").as("lastSeenAt")])
    .where("account_id", "in", ids)
    .groupBy("account_id")
    .execute();
  const lastSeen = new Map(uses.map(({ account_id, lastSeenAt }) => [account_id, lastSeenAt]));
  const linked = await db.selectFrom("identity").select("account_id").where("account_id", "in", ids).execute();
  const linkedIds = new Set(linked.map(({ account_id }) => account_id));
  const openCounts = await countOpenReviews(db);
  return rows.map((row) => {
    const { id, userName, user_account, email, is_super_admin, is_barred } = openAccount(seal, row);
    return {
      accountId: id,
      userName,
      userAccount: user_account,
      email,
      roles: (rolesById.get(id) ?? []).map(({ role_code }) => role_code),
      isSuperAdmin: is_super_admin === 1,
      isBarred: is_barred === 1,
      isAtCompany: linkedIds.has(id),
      lastSeenAt: lastSeen.get(id) ?? null,
      openCount: openCounts.get(id) ?? 0,
    };
  });
}
