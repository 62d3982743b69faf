import type { Core } from "~/platform/core/core";
import { toErrorPlace } from "~/rules/error-place";
import { seconds } from "~/rules/time";
import type { Db } from "~/platform/core/database/schema";
import { iso, secondsLater } from "~/platform/core/base/instants";

const everySeconds = 30;
const deferrableSeconds = 600;

type Job = (core: Core) => Promise<unknown>;
/** By name, so that the log can identify a failed one. */
export type Jobs = Record<string, Job>;
/** The time of a job's last success in this process, and the number of its failures. */
export type JobRun = { endedAt?: Date; failures: number };

/**
 * Runs the prompt jobs every half minute, so that approved bank details take effect when it was promised (S-49), and
 * the deferrable ones every ten minutes, in one process at a time. A failed job does not prevent the others from
 * running.
 */
export function startJobs(
  core: Core,
  { prompt, deferrable }: Record<"prompt" | "deferrable", Jobs>,
  runs: Map<string, JobRun>,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  async function run() {
    await runAll(core, prompt, runs);
    const claim = async () => {
      if (await claimJob(core.db, "sweep", core.now(), deferrableSeconds)) await runAll(core, deferrable, runs);
    };
    await runAll(core, { claim }, runs);
  }
  function next() {
    running = running.then(run);
  }
  const timer = setInterval(next, seconds(everySeconds));
  timer.unref();
  next();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function runAll(core: Core, jobs: Jobs, runs: Map<string, JobRun>): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    const before = runs.get(job) ?? { failures: 0 };
    try {
      await run(core);
      runs.set(job, { ...before, endedAt: core.now() });
    } catch (error) {
      runs.set(job, { ...before, failures: before.failures + 1 });
      core.config.log.error({ event: "job_failed", job, ...toErrorPlace(error) });
    }
  }
}

/**
 * Whether this process is to run the job now: of several, one claims it for the time given. A job that is due later than
 * that was claimed by a clock that was ahead, so it is due now.
 */
export async function claimJob(db: Db, name: string, now: Date, pauseSeconds: number): Promise<boolean> {
  const next = iso(secondsLater(now, pauseSeconds));
  await db
    .insertInto("job")
    .values({ name, due_at: iso(now) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set({ due_at: next })
    .where("name", "=", name)
    .where((row) => row.or([row("due_at", "<=", iso(now)), row("due_at", ">", next)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
