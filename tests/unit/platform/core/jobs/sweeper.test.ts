import { expect } from "vitest";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";

const day = 24 * 3600;

onEveryEngine((test) => {
  test("a failed job does not stop the others, and the log has its name and the location of the error", async ({
    config,
    codeFor,
    clock,
    events,
  }) => {
    await codeFor("wang@yuanhang.example");
    await inDatabase(config, (db) => db.schema.alterTable("stage_history").renameTo("history_away").execute());
    clock.advance(2 * day);
    await runJobs(config);
    const left = await inDatabase(config, (db) => db.selectFrom("verification_code").selectAll().execute());
    expect(left).toEqual([]);
    const failures = events.map((line) => JSON.parse(line)).filter(({ event }) => event === "job_failed");
    expect(failures.map(({ job }) => job)).toEqual(["startYearlyReviews", "remind"]);
    const [, remind] = failures;
    expect(remind.name).toMatch(/\w+/);
    expect(remind.at.join()).toContain("remind.ts");
    expect(Object.keys(remind).toSorted()).toEqual(["at", "event", "job", "name"]);
  });
});
