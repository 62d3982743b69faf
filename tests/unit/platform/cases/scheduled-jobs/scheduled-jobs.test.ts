import { expect } from "vitest";
import { scheduledJobs } from "~/contract";
import { recordRun } from "~/platform/core/jobs/job-runs";
import { jobNames } from "~/rules/jobs/job-names";
import { onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { type Inside, insideOf } from "../../../../support/platform-inside";
import { runJobs } from "../../../../support/platform-jobs";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

onEveryEngine((test) => {
  test("super admins see the last success of each job, and the number of failures since", async ({
    platform,
    config,
    clock,
  }) => {
    const { call } = await signedIn(platform, "admin");
    const before = await call(scheduledJobs.list, {});
    expect(before.jobs.map(({ job }) => job)).toEqual(jobNames);
    expect(before.jobs.every(({ endedAt, failures }) => endedAt === null && failures === 0)).toBe(true);

    await runJobs(config);
    const { jobs, nextAt } = await call(scheduledJobs.list, {});
    expect(jobs.every(({ endedAt }) => endedAt === clock.now.toISOString())).toBe(true);
    expect(nextAt).toBe(new Date(clock.now.getTime() + 600_000).toISOString());

    const { db } = (await insideOf(platform)) as Inside;
    await db.schema.alterTable("digest").renameTo("digest_away").execute();
    for (const times of [1, 2]) {
      clock.advance(600);
      await runJobs(config);
      const [first] = (await call(scheduledJobs.list, {})).jobs;
      expect(first).toMatchObject({ job: "sendDigests", failures: times, failedAt: clock.now.toISOString() });
    }
    await db.schema.alterTable("digest_away").renameTo("digest").execute();
    clock.advance(600);
    await runJobs(config);
    expect((await call(scheduledJobs.list, {})).jobs.every(({ failures }) => failures === 0)).toBe(true);
  });

  test("a requested job runs once, ahead of its schedule, in one of several processes", async ({
    platform,
    config,
    clock,
  }) => {
    const { call } = await signedIn(platform, "admin");
    await runJobs(config);
    clock.advance(60);
    await call(scheduledJobs.run, { job: "sendDigests" });
    await call(scheduledJobs.run, { job: "sendDigests" });
    const digests = async () => (await call(scheduledJobs.list, {})).jobs.find(({ job }) => job === "sendDigests");
    expect(await digests()).toMatchObject({ requestedAt: clock.now.toISOString() });
    await runJobs(config, 2);
    expect(await digests()).toMatchObject({ requestedAt: null, endedAt: clock.now.toISOString() });
    const { jobs } = await call(scheduledJobs.list, {});
    expect(jobs.find(({ job }) => job === "escalate")?.endedAt).not.toBe(clock.now.toISOString());
    expect(await auditOf(config.databaseUrl, "job.run")).toHaveLength(2);
  });

  test("a success in one process clears the failures recorded by another", async ({ platform, clock }) => {
    const { call } = await signedIn(platform, "admin");
    platform.startJobs();
    const digests = async () => (await call(scheduledJobs.list, {})).jobs.find(({ job }) => job === "sendDigests");
    await expect.poll(digests).toMatchObject({ endedAt: clock.now.toISOString() });
    const { db } = (await insideOf(platform)) as Inside;
    await recordRun(db, "sendDigests", clock.now, true);
    expect(await digests()).toMatchObject({ failures: 1 });
    await call(scheduledJobs.run, { job: "sendDigests" });
    await expect.poll(digests).toMatchObject({ failures: 0, requestedAt: null });
  });

  test("reviewers and suppliers can neither see the jobs nor run one", async ({ platform }) => {
    for (const userAccount of ["buyer", "supplier"]) {
      const { call } = await signedIn(platform, userAccount);
      expect(await codeOf(call(scheduledJobs.list, {}))).toBe("request.e403");
      expect(await codeOf(call(scheduledJobs.run, { job: "remind" }))).toBe("request.e403");
    }
  });
});
