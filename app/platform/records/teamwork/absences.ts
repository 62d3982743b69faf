import type { Absence } from "~/rules/teamwork/assignment";
import { findTaker } from "~/rules/teamwork/assignment";
import { chinaDate } from "~/rules/calendar/china-date";
import type { Db } from "~/platform/core/database/schema";
import { listReviewerIds } from "./reviewers";

/** Absences, including planned ones, that have not ended on the day of `now` in China, by account id. */
export async function listAbsences(db: Db, now: Date): Promise<Map<string, Absence>> {
  const rows = await db.selectFrom("absence").selectAll().where("away_until", ">=", chinaDate(now)).execute();
  return new Map(
    rows.map(({ account_id, away_from, away_until, stand_in_id }) => [
      account_id,
      { awayFrom: away_from, awayUntil: away_until, standInId: stand_in_id },
    ]),
  );
}

/**
 * Returns a function that finds who gets a review that is assigned to someone now, or null if no reviewer is available.
 */
export async function loadTakers(db: Db, now: Date): Promise<(accountId: string) => string | null> {
  const absences = await listAbsences(db, now);
  const reviewerIds = await listReviewerIds(db);
  const today = chinaDate(now);
  return (accountId) => findTaker(accountId, absences, today, (id) => reviewerIds.has(id));
}
