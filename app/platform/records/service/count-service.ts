import type { Core } from "~/platform/core/core";
import { chinaDate } from "~/rules/calendar/china-date";
import type { Db, Tables } from "~/platform/core/database/schema";

/** An event to count: its kind, and its size in minutes or milliseconds, if any. */
export type ServiceEvent = Pick<Tables["service_count"], "measure" | "name"> & { value?: number };

/** Adds events to the counts of the day. Without events it does nothing. */
export async function countService(
  { config }: Pick<Core, "config">,
  trx: Db,
  now: Date,
  events: readonly ServiceEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const day = chinaDate(now);
  const is_demo = Number(config.demo);
  const counted = Map.groupBy(events, ({ measure, name, value = 0 }) => `${measure}\n${name}\n${value}`);
  await trx
    .insertInto("service_count")
    .values(
      // Always in the same order, to avoid a deadlock between transactions that count the same events.
      [...counted]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, same]) => ({ value: 0, ...same[0]!, is_demo, day, count: same.length })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["is_demo", "measure", "day", "name", "value"])
        .doUpdateSet((row) => ({ count: row("service_count.count", "+", row.ref("excluded.count")) })),
    )
    .execute();
}

/** Whether a registration counts: in a portal in use, the examples of a demo never do. */
export const isCounted = (
  { config }: Pick<Core, "config">,
  { touched_at }: Pick<Tables["registration"], "touched_at">,
) => config.demo || touched_at !== null;
