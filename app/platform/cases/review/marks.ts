import type { z } from "zod";
import type { review } from "~/contract";
import type { Core } from "~/platform/core/core";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { lastRound } from "~/platform/records/registrations/rounds";
import { listPeople } from "~/platform/records/accounts/people";

/** The answers that were compared with their documents in a round. */
export async function listMarks(
  core: Core,
  registrationId: string,
  round: number,
): Promise<z.input<typeof review.file.answer>["marks"]> {
  const rows = await core.db
    .selectFrom("answer_mark")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .where("round", "=", round)
    .orderBy("at")
    .execute();
  const people = await listPeople(
    core,
    rows.map(({ account_id }) => account_id),
  );
  return rows.map(({ section_id: section, field, verdict, account_id, at }) => ({
    section,
    field,
    verdict,
    by: people.get(account_id)?.userName ?? null,
    at,
  }));
}

type Marking = z.output<typeof review.mark.input> & { accountId: string; now: Date };

/** Saves or removes the mark of an answer, if the round is still the one displayed. */
export const saveMark = (core: Core, { registrationId, round, section, field, verdict, accountId, now }: Marking) =>
  core.db.transaction().execute(async (trx) => {
    await lockRegistration(trx, registrationId);
    if ((await lastRound(trx, registrationId)) !== round) refuse("conflict", "decision.outdated");
    const key = { registration_id: registrationId, round, section_id: section, field };
    const mark = verdict && { verdict, account_id: accountId, at: iso(now) };
    if (!mark)
      return trx
        .deleteFrom("answer_mark")
        .where((row) => row.and(key))
        .execute();
    return trx
      .insertInto("answer_mark")
      .values({ ...key, ...mark })
      .onConflict((conflict) => conflict.columns(["registration_id", "round", "section_id", "field"]).doUpdateSet(mark))
      .execute();
  });
