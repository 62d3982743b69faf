import type { z } from "zod";
import type { assignment } from "~/contract";
import type { AssignmentCause, assignmentOutcomes } from "~/rules/teamwork/assignment";
import { assignableStates, isAssignable } from "~/rules/teamwork/assignment";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";
import type { ActorContext } from "~/platform/cases/handler";
import { isOwn } from "~/platform/records/onboarding/movers";
import { lockRegistration } from "~/platform/records/registrations/lock";
import { loadTakers } from "~/platform/records/teamwork/absences";
import { assign } from "~/platform/records/teamwork/assign";
import { listPeople } from "~/platform/records/accounts/people";
import { requireColleague } from "~/platform/records/teamwork/reviewers";

type Outcome = (typeof assignmentOutcomes)[number];
type AssignInput = z.output<typeof assignment.assign.input>;
type HandOverInput = z.output<typeof assignment.handOver.input>;
type By = { byId: string; cause: AssignmentCause; now: Date };

/** Assigns registrations to a colleague or to no one; each answers for itself. */
export async function assignMany(core: Core, input: AssignInput, { actor, now }: ActorContext) {
  const toId = await findAssignee(core, actor.tenantId, input.accountId, now);
  const by = { byId: actor.accountId, cause: "manual", now } as const;
  const ids = [...new Set(input.registrationIds)];
  const outcomes = await core.db.transaction().execute((trx) => assignEach(trx, ids, toId, by));
  return {
    assignee: await findPerson(core, toId),
    results: ids.map((registrationId) => ({ registrationId, outcome: outcomes.get(registrationId) ?? "unknown" })),
  };
}

/** Hands over to a colleague what is still to be decided: the actor's own, or as a super admin another person's. */
export async function handOver(core: Core, { fromId, toId }: HandOverInput, { actor, now }: ActorContext) {
  const ownerId = fromId ?? actor.accountId;
  if (ownerId !== actor.accountId && !actor.superAdmin) refuse("forbidden", "request.e403");
  const takerId = (await findAssignee(core, actor.tenantId, toId, now)) ?? toId;
  const outcomes = await core.db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("registration")
      .select("id")
      .where("assignee_id", "=", ownerId)
      .where("state", "in", assignableStates)
      .execute();
    const ids = rows.map(({ id }) => id);
    return assignEach(trx, ids, takerId, { byId: actor.accountId, cause: "handOver", now });
  });
  const count = [...outcomes.values()].filter((outcome) => outcome === "done").length;
  const assignee = await findPerson(core, takerId);
  return { assignee: assignee ?? refuse("unknown", "assignment.unknownColleague"), count };
}

/** Who gets what is assigned to a colleague now: their stand-in while they are away, or the colleague all the same. */
async function findAssignee(core: Core, tenantId: string | null, accountId: string | null, now: Date) {
  if (accountId === null) return null;
  await requireColleague(core, tenantId, accountId);
  const findTaker = await loadTakers(core.db, now);
  return findTaker(accountId) ?? accountId;
}

const findPerson = async (core: Core, id: string | null) => (await listPeople(core, [id])).get(id ?? "") ?? null;

/** Takes the locks in the order of the ids, so that two people who assign the same registrations wait for each other in turn. */
async function assignEach(trx: Db, ids: readonly string[], toId: string | null, by: By): Promise<Map<string, Outcome>> {
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

async function assignOne(trx: Db, id: string, toId: string | null, by: By): Promise<Outcome> {
  const row = await lockRegistration(trx, id);
  if (!isAssignable(row.state)) return "decided";
  if (toId !== null && (await isOwn(trx, row, toId))) return "own";
  await assign(trx, { row, toId, ...by });
  return "done";
}
