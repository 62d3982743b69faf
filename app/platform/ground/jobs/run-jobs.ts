import type { Core } from "~/platform/ground/core";
import { placeOf } from "~/rules/error-place";
import { claimJob } from "./claim";

const everySeconds = 30;
const patientSeconds = 600;

type Job = (core: Core) => Promise<unknown>;
/** By name: a line of the log says which one failed. */
export type Jobs = Record<string, Job>;

/**
 * Runs the prompt jobs every half minute, so that approved bank details take effect when it was promised (S-49), and the
 * patient ones every ten minutes, in one process at a time. A job that fails does not keep the others from running.
 */
export function startJobs(
  core: Core,
  { prompt, patient }: Record<"prompt" | "patient", Jobs>,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  async function run() {
    await runAll(core, prompt);
    await runAll(core, {
      async claim() {
        if (await claimJob(core.db, "sweep", core.now(), patientSeconds)) await runAll(core, patient);
      },
    });
  }
  function next() {
    running = running.then(run);
  }
  const timer = setInterval(next, everySeconds * 1000);
  timer.unref();
  next();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function runAll(core: Core, jobs: Jobs): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    await run(core).catch((error: unknown) => {
      core.config.log.error({ event: "job_failed", job, ...placeOf(error) });
    });
  }
}
