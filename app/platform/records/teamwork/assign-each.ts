import type { AssignmentCause, assignmentOutcomes } from "~/rules/teamwork/assignment";
import { assignableStates, isAssignable } from "~/rules/teamwork/assignment";
import type { Db } from "~/platform/core/database/schema";
import { isOwn } from "~/platform/records/onboarding/require-mover";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { assign } from "./assign";

type Outcome = (typeof assignmentOutcomes)[number];
/** The person who assigns, the cause and the time; `byId` is null for the operator. */
type Assigning = { byId: string | null; cause: AssignmentCause; now: Date };

/**
 * Assigns registrations to a person or to no one. Returns the result for each; drafts and unknown ids are omitted.
 * Acquires the locks in the order of the ids, to avoid a deadlock with another person who assigns the same
 * registrations.
 */
export async function assignEach(
  trx: Db,
  ids: readonly string[],
  toId: string | null,
  by: Assigning,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  if (ids.length === 0) return outcomes;
  const known = await trx
    .selectFrom("registration")
    .select("id")
    .where("id", "in", ids)
    .where("submitted_at", "is not", null)
    .orderBy("id")
    .execute();
  for (const { id } of known) outcomes.set(id, await assignOne(trx, id, toId, by));
  return outcomes;
}

async function assignOne(trx: Db, id: string, toId: string | null, by: Assigning): Promise<Outcome> {
  const row = await lockRegistration(trx, id);
  if (!isAssignable(row.state)) return "decided";
  if (toId !== null && (await isOwn(trx, row, toId))) return "own";
  await assign(trx, { row, toId, ...by });
  return "done";
}

/** Reassigns the undecided registrations of one person to another. Returns their number. */
export async function handOverReviews(
  trx: Db,
  { fromId, toId, byId, now }: { fromId: string; toId: string; byId: string | null; now: Date },
): Promise<number> {
  const rows = await trx
    .selectFrom("registration")
    .select("id")
    .where("assignee_id", "=", fromId)
    .where("state", "in", assignableStates)
    .execute();
  const ids = rows.map(({ id }) => id);
  const outcomes = await assignEach(trx, ids, toId, { byId, cause: "handOver", now });
  return [...outcomes.values()].filter((outcome) => outcome === "done").length;
}
