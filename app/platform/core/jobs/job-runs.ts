import { iso } from "~/platform/core/base/instants";
import type { Db } from "~/platform/core/database/schema";
import type { JobName } from "~/rules/jobs/job-names";

/** Records how a job ended: the time of the last success, or the time and number of failures since then. */
export async function recordRun(db: Db, name: JobName, at: Date, isFailed: boolean): Promise<void> {
  const outcome = isFailed ? { failed_at: iso(at) } : { ended_at: iso(at), failures: 0 };
  await db
    .insertInto("job_run")
    .values({ name, ended_at: null, failed_at: null, requested_at: null, failures: isFailed ? 1 : 0, ...outcome })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet((row) => ({ ...outcome, ...(isFailed && { failures: row("job_run.failures", "+", 1) }) })),
    )
    .execute();
}

/** Requests a run of this job, which any process can pick up. */
export async function requestRun(db: Db, name: JobName, at: Date): Promise<void> {
  await db
    .insertInto("job_run")
    .values({ name, ended_at: null, failed_at: null, failures: 0, requested_at: iso(at) })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ requested_at: iso(at) }))
    .execute();
}

/** Claims the requested jobs, so that only one process runs each. */
export async function takeRequested(db: Db): Promise<JobName[]> {
  const requested = await db.selectFrom("job_run").select("name").where("requested_at", "is not", null).execute();
  if (requested.length === 0) return [];
  const rows = await db
    .updateTable("job_run")
    .set({ requested_at: null })
    .where("requested_at", "is not", null)
    .returning("name")
    .execute();
  return rows.map(({ name }) => name);
}
