import type { SelectQueryBuilder } from "kysely";
import type { Tables } from "~/platform/core/database/schema";

/** The number of rows of a query without a selection. */
export async function total<Table extends keyof Tables>(query: SelectQueryBuilder<Tables, Table, object>) {
  const row = await query.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return Number((row as { total: number }).total);
}
