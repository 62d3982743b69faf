import type { Core } from "~/platform/core/core";
import { toErrorPlace } from "~/rules/error-place";
import { seconds } from "~/rules/time";
import { type deferrableJobs, type JobName, jobNames, promptJobs } from "~/rules/jobs/job-names";
import type { Db } from "~/platform/core/database/schema";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { recordRun, takeRequested } from "./job-runs";
import type { Worker } from "./waking-worker";

const everySeconds = 30;
const deferrableSeconds = 600;
/** The name under which one process claims the deferrable jobs. */
export const deferrableClaim = "sweep";

type Job = (core: Core) => Promise<unknown>;
/** By name, so that the log and the page of jobs can name the one that failed. */
type Jobs<Name extends JobName = JobName> = Record<Name, Job>;
export type PromptJobs = Jobs<(typeof promptJobs)[number]>;
export type DeferrableJobs = Jobs<(typeof deferrableJobs)[number]>;
/**
 * The last success of a job in this process, the number of failures since, and when these were last stored for all
 * processes.
 */
export type JobRun = { endedAt?: Date; failures: number; recordedAt?: Date };
type JobRuns = Map<JobName, JobRun>;

/**
 * Runs the prompt jobs every half minute, so that approved bank details take effect on time (S-49), and the deferrable
 * ones every ten minutes, in one process at a time. A failing job does not stop the others. `wake` runs the jobs that a
 * super admin requested.
 */
export function startJobs(core: Core, prompt: PromptJobs, deferrable: DeferrableJobs, runs: JobRuns): Worker {
  let running: Promise<void> = Promise.resolve();
  async function run() {
    await runAll(core, prompt, runs);
    await logFailure(core, "claim", async () => {
      const isDue = await claimJob(core.db, deferrableClaim, core.now(), deferrableSeconds);
      const requested = await takeRequested(core.db);
      const due = Object.entries(deferrable).filter(([name]) => isDue || requested.some((one) => one === name));
      await runAll(core, Object.fromEntries(due), runs);
    });
  }
  function wake() {
    running = running.then(run);
  }
  const timer = setInterval(wake, seconds(everySeconds));
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function runAll(core: Core, jobs: Partial<Jobs>, runs: JobRuns): Promise<void> {
  for (const name of jobNames) {
    const job = jobs[name];
    if (job) await runOne(core, name, job, runs);
  }
}

async function runOne(core: Core, name: JobName, job: Job, runs: JobRuns): Promise<void> {
  const before = runs.get(name) ?? { failures: 0 };
  const isDone = await logFailure(core, name, () => job(core));
  const now = core.now();
  const run = isDone ? { ...before, endedAt: now } : { ...before, failures: before.failures + 1 };
  const { recordedAt } = before;
  const isRecent = recordedAt !== undefined && now < secondsLater(recordedAt, deferrableSeconds);
  // For a job that runs every half minute, a write every ten minutes is enough.
  const isRecorded = isDone && isRecent && promptJobs.some((one) => one === name);
  if (!isRecorded) await logFailure(core, name, () => recordRun(core.db, name, now, !isDone));
  runs.set(name, { ...run, ...(!isRecorded && { recordedAt: isDone ? now : undefined }) });
}

/** Returns whether the work succeeded; a failure is logged. */
async function logFailure(core: Core, job: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    core.config.log.error({ event: "job_failed", job, ...toErrorPlace(error) });
    return false;
  }
}

/**
 * Claims the job for the given time; returns whether this process must run it now. A job that is due later than that
 * was claimed by a process with a fast clock, so it is due now.
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
