import type { z } from "zod";
import type { assignment } from "~/contract";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import type { ActorContext } from "~/platform/cases/handler";
import { loadTakers } from "~/platform/records/teamwork/absences";
import { assignEach, handOverReviews } from "~/platform/records/teamwork/assign-each";
import { listPeople } from "~/platform/records/accounts/people";
import { requireColleague } from "~/platform/records/teamwork/reviewers";

type AssignInput = z.output<typeof assignment.assign.input>;
type HandOverInput = z.output<typeof assignment.handOver.input>;

/** Assigns registrations to a colleague or to no one; each has a separate result. */
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

/** Hands undecided registrations over to a colleague: the actor's own or, for a super admin, another person's. */
export async function handOver(core: Core, { fromId, toId }: HandOverInput, { actor, now }: ActorContext) {
  const ownerId = fromId ?? actor.accountId;
  if (ownerId !== actor.accountId && !actor.superAdmin) refuse("forbidden", "request.e403");
  const takerId = (await findAssignee(core, actor.tenantId, toId, now)) ?? toId;
  const count = await core.db
    .transaction()
    .execute((trx) => handOverReviews(trx, { fromId: ownerId, toId: takerId, byId: actor.accountId, now }));
  const assignee = await findPerson(core, takerId);
  return { assignee: assignee ?? refuse("unknown", "assignment.unknownColleague"), count };
}

/** The account that gets the reviews assigned to a colleague now: their deputy while they are away, otherwise their own. */
async function findAssignee(core: Core, tenantId: string | null, accountId: string | null, now: Date) {
  if (accountId === null) return null;
  await requireColleague(core, tenantId, accountId);
  const findTaker = await loadTakers(core.db, now);
  return findTaker(accountId) ?? accountId;
}

const findPerson = async (core: Core, id: string | null) => (await listPeople(core, [id])).get(id ?? "") ?? null;
