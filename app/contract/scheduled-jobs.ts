import { z } from "zod";
import { jobNames } from "~/rules/jobs/job-names";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/scheduled-jobs";
/** For super admins: no role has this button. */
const permission = { access: "session", button: "review.settings" } as const;

const scheduledJob = z.object({
  job: z.enum(jobNames),
  isPrompt: z.boolean().describe("Whether it runs every half minute. Others run every ten minutes."),
  endedAt: instant.nullable().describe("When it last ended well, to within ten minutes. Null if it has not yet."),
  failures: z.number().int().describe("How often it has failed since then. The log has the reasons."),
  failedAt: instant.nullable().describe("When it last failed. Null if it never did."),
  requestedAt: instant.nullable().describe("When a run was requested that has not started. Null if none was."),
});
export type ScheduledJob = z.output<typeof scheduledJob>;

/** The scheduled jobs of the portal, failing ones first, with the time of the next run. */
export const list = endpoint("GET", base, {
  input: nothing,
  answer: z.object({
    jobs: z.array(scheduledJob),
    nextAt: instant.nullable().describe("When the jobs that are not prompt run next. Null before their first run."),
  }),
  ...permission,
});

/** Requests a run of a job within half a minute, in any process. Repeated requests cause a single run. */
export const run = endpoint("POST", `${base}/{job}/run`, {
  input: z.strictObject({ job: z.enum(jobNames) }),
  answer: nothing,
  ...permission,
});
