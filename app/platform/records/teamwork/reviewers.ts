import type { Person } from "~/contract/assignment";
import { maxColleagues } from "~/rules/teamwork/limits";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { listPeople } from "~/platform/records/accounts/people";

/** The button whose permission makes an account a reviewer. */
const button = "registration.review";

/**
 * Accounts that may review registrations, in one tenant or in any: they may sign in, and belong to a tenant with a role that
 * permits it, or as a super admin with any role.
 */
const reviewers = (db: Db, tenantId?: string) =>
  db
    .selectFrom("account")
    .innerJoin("tenant_member", "tenant_member.account_id", "account.id")
    .where("account.is_barred", "=", 0)
    .$if(tenantId !== undefined, (query) => query.where("tenant_member.tenant_id", "=", tenantId ?? ""))
    .where((either) =>
      either.or([
        either("account.is_super_admin", "=", 1),
        either(
          "tenant_member.role_code",
          "in",
          db.selectFrom("role_grant").select("role_code").where("kind", "=", "button").where("code", "=", button),
        ),
      ]),
    );

/** Whether any account can review. On an empty portal none can until its first people have joined. */
export async function hasReviewers(db: Db): Promise<boolean> {
  return (await reviewers(db).select("account.id").limit(1).executeTakeFirst()) !== undefined;
}

/** The ids of all accounts that may review, in any tenant. */
export async function listReviewerIds(db: Db): Promise<Set<string>> {
  const rows = await reviewers(db).select("account.id").distinct().execute();
  return new Set(rows.map(({ id }) => id));
}

/** The colleagues of a tenant who may review, by name. */
export async function listColleagues(
  { db, seal }: Pick<Core, "db" | "seal">,
  tenantId: string | null,
): Promise<Person[]> {
  if (tenantId === null) return [];
  const rows = await reviewers(db, tenantId)
    .select(["account.id", "user_account"])
    .distinct()
    .orderBy("user_account")
    .limit(maxColleagues)
    .execute();
  const people = await listPeople(
    { db, seal },
    rows.map(({ id }) => id),
  );
  return [...people.values()].toSorted((one, other) => one.userName.localeCompare(other.userName, "zh"));
}

/** One of the colleagues that `listColleagues` returns, or the refusal `assignment.unknownColleague`. */
export async function requireColleague(core: Core, tenantId: string | null, accountId: string): Promise<Person> {
  const colleagues = await listColleagues(core, tenantId);
  return (
    colleagues.find((colleague) => colleague.accountId === accountId) ??
    refuse("unknown", "assignment.unknownColleague")
  );
}
