import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { assign } from "./assign";
import { listReviewerIds } from "./reviewers";

/** Unassigns the registrations of people who may no longer review. With `accountId` only those of this account. */
export async function releaseAssignments(trx: Db, now: Date, accountId?: string): Promise<void> {
  const reviewerIds = await listReviewerIds(trx);
  const assignees = await trx
    .selectFrom("registration")
    .select("assignee_id")
    .distinct()
    .where("assignee_id", "is not", null)
    .$if(accountId !== undefined, (query) => query.where("assignee_id", "=", accountId ?? ""))
    .execute();
  for (const { assignee_id } of assignees) {
    if (assignee_id === null || reviewerIds.has(assignee_id)) continue;
    const rows = await trx
      .selectFrom("registration")
      .select("id")
      .where("assignee_id", "=", assignee_id)
      .orderBy("id")
      .execute();
    for (const { id } of rows) {
      const row = await lockRegistration(trx, id);
      if (row.assignee_id === assignee_id) await assign(trx, { row, toId: null, byId: null, cause: "released", now });
    }
  }
}

/** Like `releaseAssignments`, but for everyone, as a job, because an account may be closed outside the portal. */
export const releaseAll = ({ db, now }: Core): Promise<void> =>
  db.transaction().execute((trx) => releaseAssignments(trx, now()));
