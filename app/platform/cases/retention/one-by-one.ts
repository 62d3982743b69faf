import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { placeOf } from "~/rules/error-place";

/** Does something for each of these registrations in its own transaction; one that fails is logged and stops no other. */
export async function oneByOne<Row extends { id: string }>(
  { db, config }: Core,
  job: string,
  rows: readonly Row[],
  run: (trx: Db, row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows)
    await db
      .transaction()
      .execute((trx) => run(trx, row))
      .catch((error: unknown) => {
        config.log.error({ event: "job_failed", job, registration: row.id, ...placeOf(error) });
      });
}
