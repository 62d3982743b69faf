import { sql } from "kysely";
import type { Db } from "~/platform/core/database/schema";
import {
  fewestCounted,
  listMonths,
  mostShare,
  toMedian,
  toPercentile,
  usualMonths,
} from "~/rules/onboarding/review-figures";
import type { PromisedReview } from "~/rules/onboarding/review-clock";
import { toChinaDay } from "~/rules/calendar/working-days";
import { iso } from "~/platform/core/base/instants";

/** The months from `from` (`YYYY-MM`) on, of one review or of both. */
export type ReviewPeriod = { from: string; review?: PromisedReview | undefined };
type ReviewColumn = "month" | "review" | "account_id";

/**
 * The median and the 90th percentile of the working days that decisions took. The database returns a count for each
 * number of days, so that the decisions need not be sorted.
 */
export async function loadReviewTimes(db: Db, period: ReviewPeriod, column: ReviewColumn | null) {
  const key = column === null ? sql<string | null>`null` : sql.ref<string | null>(column);
  const rows = await stepsIn(db, period)
    .where("working_days", "is not", null)
    .select(({ fn }) => [key.as("key"), "working_days", fn.countAll().as("count")])
    .groupBy(["working_days", ...(column === null ? [] : [column])])
    .orderBy("working_days")
    .execute();
  const spread = rows.map((row) => ({ key: row.key, value: row.working_days ?? 0, count: Number(row.count) }));
  return new Map(
    [...Map.groupBy(spread, (row) => row.key)].map(([name, counts]) => [
      name,
      {
        decisions: counts.reduce((sum, { count }) => sum + count, 0),
        medianWorkingDays: toMedian(counts),
        mostWorkingDays: toPercentile(counts, mostShare),
      },
    ]),
  );
}

/** The review steps of a period: registrations that came in for a review, and the ends of reviews. */
export const stepsIn = (db: Db, { from, review }: ReviewPeriod) =>
  db
    .selectFrom("review_step")
    .where("month", ">=", from)
    .$if(review !== undefined, (query) => query.where("review", "=", review ?? "preliminaryReview"));

/** The 90th percentile of the working days until a decision in recent months. Null if there are too few reviews. */
export async function loadUsualDays(db: Db, review: PromisedReview, now: Date): Promise<number | null> {
  const [from = ""] = listMonths(toChinaDay(iso(now)).slice(0, 7), usualMonths);
  const times = (await loadReviewTimes(db, { from, review }, null)).get(null);
  return times && times.decisions >= fewestCounted ? times.mostWorkingDays : null;
}
