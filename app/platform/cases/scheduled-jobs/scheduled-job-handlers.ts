import { scheduledJobs } from "~/contract";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { requestRun } from "~/platform/core/jobs/job-runs";
import { deferrableClaim } from "~/platform/core/jobs/run-jobs";
import { jobNames, promptJobs } from "~/rules/jobs/job-names";

/** Lists the scheduled jobs for super admins, and runs one on request. */
export const scheduledJobHandlers = (core: Core): Handler[] => [
  handleSession(scheduledJobs.list, () => listJobs(core)),
  handleSession(scheduledJobs.run, async ({ job }, { actor, now }) => {
    await core.db.transaction().execute(async (trx) => {
      await requestRun(trx, job, now);
      await recordAudit(trx, {
        at: now,
        actor: `account:${actor.accountId}`,
        action: "job.run",
        subject: `job:${job}`,
      });
    });
    core.jobWaits();
    return {};
  }),
];

async function listJobs({ db }: Core) {
  const runs = await db.selectFrom("job_run").selectAll().execute();
  const claim = await db.selectFrom("job").select("due_at").where("name", "=", deferrableClaim).executeTakeFirst();
  const jobs = jobNames.map((name) => {
    const run = runs.find((one) => one.name === name);
    return {
      job: name,
      isPrompt: promptJobs.some((one) => one === name),
      endedAt: run?.ended_at ?? null,
      failures: run?.failures ?? 0,
      failedAt: run?.failed_at ?? null,
      requestedAt: run?.requested_at ?? null,
    };
  });
  return {
    jobs: jobs.toSorted((one, other) => Number(other.failures > 0) - Number(one.failures > 0)),
    nextAt: claim?.due_at ?? null,
  };
}
