import { sql } from "kysely";
import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";

/** The number of events of one size in a month. */
export type ServiceCounts = { month: string; name: string; value: number; count: number }[];

/** The counts of a measure from a month (`YYYY-MM`) on, of this kind of portal: a demo or one in use. */
export async function loadServiceCounts(
  { db, config }: Pick<Core, "db" | "config">,
  measure: Tables["service_count"]["measure"],
  from: string,
): Promise<ServiceCounts> {
  const month = sql<string>`substr(day, 1, 7)`;
  const rows = await db
    .selectFrom("service_count")
    .where("is_demo", "=", Number(config.demo))
    .where("measure", "=", measure)
    .where("day", ">=", from)
    .select(({ fn }) => [month.as("month"), "name", "value", fn.sum("count").as("count")])
    .groupBy([month, "name", "value"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
