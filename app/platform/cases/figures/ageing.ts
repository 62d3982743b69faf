import { sql } from "kysely";
import type { Ageing } from "~/contract/figures";
import { ageBuckets, agedStates } from "~/rules/onboarding/review-figures";
import type { State } from "~/rules/onboarding/stages";
import { workingDaysBefore } from "~/rules/calendar/working-days";
import { iso } from "~/platform/core/base/instants";
import type { Db } from "~/platform/core/database/schema";
import type { Actor } from "~/platform/records/sessions/actor";
import { loadWorkingCalendar } from "~/platform/records/working-calendar";

/**
 * Counts registrations by state and by the working days since they entered it. The buckets are converted to instants,
 * and the database counts the registrations older than each, in one row per state and in index order.
 */
export async function loadAgeing(db: Db, { accountId }: Pick<Actor, "accountId">, now: Date): Promise<Ageing> {
  const calendar = await loadWorkingCalendar(db);
  const limits = ageBuckets.slice(1).map(({ from }) => workingDaysBefore(calendar, iso(now), from));
  const all = await countOlder(db, limits);
  const mine = await countOlder(db, limits, accountId);
  return agedStates.map((state) => ({ state, counts: toBuckets(all.get(state)), mine: toBuckets(mine.get(state)) }));
}

/**
 * By state, the number of waiting registrations, and the number waiting since before each of these instants; with an
 * account, only of those assigned to it.
 */
async function countOlder(db: Db, limits: readonly string[], accountId?: string): Promise<Map<State, number[]>> {
  const rows = await db
    .selectFrom("registration")
    .where("state", "in", [...agedStates])
    .where("submitted_at", "is not", null)
    .$if(accountId !== undefined, (query) => query.where("assignee_id", "=", accountId ?? null))
    .select(({ fn }) => ["state", fn.countAll().as("total")])
    .select(
      limits.map((limit, at) => sql<number>`sum(case when entered_at < ${limit} then 1 else 0 end)`.as(`older${at}`)),
    )
    .groupBy("state")
    .execute();
  return new Map(
    rows.map((row) => {
      const counts = { ...row } as Record<string, unknown>;
      return [row.state, [row.total, ...limits.map((_, at) => counts[`older${at}`])].map(Number)];
    }),
  );
}

/** The numbers of registrations older than one limit but not the next. */
const toBuckets = (older: readonly number[] = []): number[] =>
  ageBuckets.map((_, at) => (older[at] ?? 0) - (older[at + 1] ?? 0));
