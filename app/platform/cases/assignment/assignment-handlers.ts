import type { z } from "zod";
import { assignment } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { chinaDate } from "~/rules/calendar/china-date";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { type ActorContext, type Handler, handleSession } from "~/platform/cases/handler";
import { listAbsences } from "~/platform/records/teamwork/absences";
import { listPeople } from "~/platform/records/accounts/people";
import { countOpenReviews } from "~/platform/records/teamwork/open-reviews";
import { listColleagues, requireColleague } from "~/platform/records/teamwork/reviewers";
import { isAway } from "~/rules/teamwork/assignment";
import { assignMany, handOver } from "./assign-many";

/** Assigns registrations to reviewers, and deputies to absent reviewers. */
export const assignmentHandlers = (core: Core): Handler[] => [
  handleSession(assignment.colleagues, (_, context) => describeColleagues(core, context)),
  handleSession(assignment.assign, (input, context) => assignMany(core, input, context)),
  handleSession(assignment.handOver, (input, context) => handOver(core, input, context)),
  handleSession(assignment.saveAbsence, async ({ absence }, context) => {
    await saveAbsence(core, absence, context);
    return {};
  }),
];

/** The colleagues in the actor's tenant, each with the number of open reviews and any absence. */
async function describeColleagues(core: Core, { actor, now }: ActorContext) {
  const colleagues = await listColleagues(core, actor.tenantId);
  const absences = await listAbsences(core.db, now);
  const standIns = await listPeople(
    core,
    [...absences.values()].map(({ standInId }) => standInId),
  );
  const today = chinaDate(now);
  const counts = await countOpenReviews(core.db);
  return colleagues.map((person) => {
    const absence = absences.get(person.accountId);
    return {
      ...person,
      isSelf: person.accountId === actor.accountId,
      openCount: counts.get(person.accountId) ?? 0,
      awayFrom: absence && !isAway(absence, today) ? absence.awayFrom : null,
      awayUntil: absence?.awayUntil ?? null,
      standIn: standIns.get(absence?.standInId ?? "") ?? null,
    };
  });
}

type Absence = z.output<typeof assignment.saveAbsence.input>["absence"];

async function saveAbsence(core: Core, absence: Absence, { actor, now }: ActorContext) {
  const { accountId, tenantId } = actor;
  if (absence?.standInId === accountId) refuse("unknown", "assignment.unknownColleague");
  if (absence?.standInId) await requireColleague(core, tenantId, absence.standInId);
  await core.db.transaction().execute(async (trx) => {
    await trx.deleteFrom("absence").where("account_id", "=", accountId).execute();
    if (absence)
      await trx
        .insertInto("absence")
        .values({
          account_id: accountId,
          away_from: absence.awayFrom,
          away_until: absence.awayUntil,
          stand_in_id: absence.standInId,
        })
        .execute();
    await recordAudit(trx, {
      at: now,
      actor: `account:${accountId}`,
      action: absence ? "account.away" : "account.back",
      subject: `account:${accountId}`,
      details: absence
        ? { from: absence.awayFrom ?? "", until: absence.awayUntil, standIn: absence.standInId ?? "" }
        : {},
    });
  });
}
