import { assignableStates } from "~/rules/teamwork/assignment";
import type { Db } from "~/platform/core/database/schema";

/** The number of undecided registrations assigned to each account, by account id. */
export async function countOpenReviews(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("registration")
    .select(({ fn }) => ["assignee_id", fn.countAll().as("total")])
    .where("assignee_id", "is not", null)
    .where("state", "in", assignableStates)
    .groupBy("assignee_id")
    .execute();
  return new Map(
    rows.flatMap(({ assignee_id, total }) => (assignee_id === null ? [] : [[assignee_id, Number(total)]])),
  );
}

/** The registrations that an account still has to decide, the oldest submission first. */
export const listOpenReviews = (db: Db, accountId: string, limit: number) =>
  db
    .selectFrom("registration")
    .select(["id", "number", "company_name", "company_english_name"])
    .where("assignee_id", "=", accountId)
    .where("state", "in", assignableStates)
    .orderBy("submitted_at")
    .orderBy("id")
    .limit(limit)
    .execute();
