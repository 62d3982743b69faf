import { applyDueChanges } from "../change-requests/apply-due";
import type { Core } from "../core";
import { placeOf } from "~/rules/error-place";
import { claimJob } from "./claim";
import { linkAudit } from "../audit/chain";
import { endIntroductions } from "../onboarding/end-introductions";
import { remind } from "../onboarding/remind";
import { sendDigests } from "../onboarding/send-digests";
import { announceDraftEnds, removeDrafts } from "../retention/drafts";
import { removeEndedContent, removeEndedRecords } from "../retention/ended";
import { sweep } from "./sweep";

const everySeconds = 30;
const sweepSeconds = 600;

type Job = (core: Core) => Promise<unknown>;
/** By name: a line of the log says which one failed. */
type Jobs = Record<string, Job>;

const promptJobs: Jobs = { endIntroductions, applyDueChanges };
const patientJobs: Jobs = {
  remind,
  sendDigests,
  announceDraftEnds,
  removeDrafts,
  removeEndedContent,
  removeEndedRecords,
  linkAudit,
  sweep,
};

/**
 * Every half a minute what is due by itself, so that approved bank details take effect when it was said (S-49); every ten
 * minutes the jobs that can wait, in one process at a time. A job that fails does not keep the others from running.
 */
export function startSweeper(core: Core): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  async function run() {
    await runAll(core, promptJobs);
    await runAll(core, {
      async claim() {
        if (await claimJob(core.db, "sweep", core.now(), sweepSeconds)) await runAll(core, patientJobs);
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
