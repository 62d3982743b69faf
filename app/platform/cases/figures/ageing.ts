import { sql } from "kysely";
import type { Ageing } from "~/contract/figures";
import { ageBuckets, agedStates } from "~/rules/onboarding/review-figures";
import { workingDaysBefore } from "~/rules/calendar/working-days";
import { iso } from "~/platform/core/base/instants";
import type { Db } from "~/platform/core/database/schema";
import type { Actor } from "~/platform/records/sessions/actor";
import { loadWorkingCalendar } from "~/platform/records/working-calendar";

/**
 * How many registrations of each state have waited how many working days since they entered it. The buckets become instants,
 * so that the database counts: one row for each state and bucket.
 */
export async function loadAgeing(db: Db, { accountId }: Pick<Actor, "accountId">, now: Date): Promise<Ageing> {
  const calendar = await loadWorkingCalendar(db);
  const limits = ageBuckets.slice(1).map(({ from }) => workingDaysBefore(calendar, iso(now), from));
  const waiting = db
    .selectFrom("registration")
    .innerJoin("stage_history", "stage_history.registration_id", "registration.id")
    .where("registration.state", "in", [...agedStates])
    .where("submitted_at", "is not", null)
    .groupBy(["registration.id", "registration.state", "assignee_id"])
    .select(({ fn }) => ["registration.state", "assignee_id", fn.max("stage_history.at").as("since")])
    .as("waiting");
  const bucket = sql<number>`${sql.join(
    limits.map((limit) => sql`(case when since < ${limit} then 1 else 0 end)`),
    sql` + `,
  )}`;
  const sorted = db.selectFrom(waiting).select(["state", "assignee_id"]).select(bucket.as("bucket")).as("sorted");
  const rows = await db
    .selectFrom(sorted)
    .select(({ fn }) => [
      "state",
      "bucket",
      fn.countAll().as("total"),
      sql<number>`sum(case when assignee_id = ${accountId} then 1 else 0 end)`.as("mine"),
    ])
    .groupBy(["state", "bucket"])
    .execute();
  return agedStates.map((state) => {
    const read = (column: "total" | "mine") =>
      ageBuckets.map((_, at) =>
        Number(rows.find((row) => row.state === state && Number(row.bucket) === at)?.[column] ?? 0),
      );
    return { state, counts: read("total"), mine: read("mine") };
  });
}
