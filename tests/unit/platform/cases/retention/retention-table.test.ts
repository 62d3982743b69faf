import { expect } from "vitest";
import { onboarding, profile, registration, retention } from "~/contract";
import { retentionRuleNames } from "~/rules/retention/retention-rules";
import { auditOf } from "../../../../support/platform-audit";
import { everyRow } from "../../../../support/every-row";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import type { Call } from "../../../../support/platform";

const day = 24 * 3600;
const email = "wang@yuanhang.example";
const today = "2025-06-15";
const page = { page: 0, size: 20 };

const ruleOf = async (admin: Call, name: string) =>
  (await admin(retention.load, {})).rules.find(({ rule }) => rule === name);

onEveryEngine((test) => {
  test("the report shows overdue data and, after the job, when it ran and how much it deleted", async ({
    platform,
    config,
    codeFor,
    clock,
  }) => {
    await codeFor(email);
    clock.advance(2 * day);
    const { call: admin } = await signedIn(platform, "admin");
    expect(await ruleOf(admin, "codes")).toEqual({
      rule: "codes",
      from: "expiry",
      period: { amount: 24, unit: "hour" },
      overdue: 1,
      run: null,
    });
    await runJobs(config);
    const at = clock.now.toISOString();
    expect(await ruleOf(admin, "codes")).toMatchObject({ overdue: 0, run: { at, removed: 1, total: 1, since: at } });

    clock.advance(700);
    await runJobs(config);
    expect(await ruleOf(admin, "codes")).toMatchObject({
      overdue: 0,
      run: { at: clock.now.toISOString(), removed: 0, total: 1, since: at },
    });
    const { rules } = await admin(retention.load, {});
    expect(rules.map(({ rule }) => rule)).toEqual(retentionRuleNames);
    expect(rules.every(({ run }) => run !== null)).toBe(true);
  });

  test("the report shows the configured periods", async ({ platform }) => {
    const { call: admin } = await signedIn(platform, "admin");
    expect(await ruleOf(admin, "drafts")).toMatchObject({ period: { amount: 90, unit: "day" } });
    expect(await ruleOf(admin, "endedContent")).toMatchObject({ period: { amount: 7, unit: "day" } });
    expect(await ruleOf(admin, "endedRecords")).toMatchObject({ period: { amount: 6, unit: "year" } });
  });

  test("a rule that fails does not stop the others, and the log names it", async ({
    config,
    codeFor,
    clock,
    events,
  }) => {
    await codeFor(email);
    await inDatabase(config, (db) => db.schema.alterTable("pending_bytes").renameTo("bytes_away").execute());
    clock.advance(2 * day);
    await runJobs(config);
    expect(await inDatabase(config, (db) => db.selectFrom("verification_code").selectAll().execute())).toEqual([]);
    const failures = events.map((line) => JSON.parse(line)).filter(({ event }) => event === "job_failed");
    expect(failures).toMatchObject([{ job: "carryOutRetention", rule: "removedFiles" }]);
    const ran = await inDatabase(config, (db) => db.selectFrom("retention_run").select("rule").execute());
    expect(ran).toHaveLength(retentionRuleNames.length - 1);
  });

  test("only super admins can see the report and answer requests", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    const requests = [
      () => call(retention.load, {}),
      () => call(retention.requests, page),
      () => call(retention.plan, { subject: "SR-1", kind: "access" }),
    ];
    for (const request of requests) expect(await codeOf(request())).toBe("request.e403");
  });

  test("a draft is deleted at its registrant's request, and the answer is recorded", async ({
    platform,
    config,
    register,
  }) => {
    await register();
    const { call: admin } = await signedIn(platform, "admin");
    const { registrationId, answer } = await admin(retention.plan, { subject: email, kind: "deletion" });
    expect(answer).toEqual({
      given: [],
      deleted: ["history", "consent"],
      kept: [{ category: "auditLog", reason: "noPersonalData" }],
    });
    const request = { registrationId, kind: "deletion", receivedOn: today, answer } as const;
    expect(await codeOf(admin(retention.answer, { ...request, receivedOn: "2025-06-16" }))).toBe("retention.day");
    await admin(retention.answer, request);
    expect(await codeOf(admin(retention.answer, request))).toBe("retention.unknown");

    const { content } = await admin(retention.requests, page);
    const { userName } = await admin(profile.currentUser, {});
    expect(content).toMatchObject([
      { registrationId, kind: "deletion", receivedOn: today, answer, answeredBy: userName },
    ]);
    expect(await auditOf(config.databaseUrl, "dataRequest.deletion")).toMatchObject([
      { subject: `registration:${registrationId}` },
    ]);
    const left = await inDatabase(config, (db) =>
      db.selectFrom("registration").select("id").where("id", "=", registrationId).execute(),
    );
    expect(left).toEqual([]);
    expect((await everyRow(config)).filter((row) => row.includes(email))).toEqual([]);
  });

  test("the content of a rejected registration is deleted at once on request, and proof of the decision is retained", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, decide } = await afterSubmission({ platform, register, emails });
    const { call: admin } = await signedIn(platform, "admin");
    const subject = (await first(onboarding.queue, { search: "远航" })).content[0]?.number ?? "";
    const whileReviewed = await admin(retention.plan, { subject, kind: "deletion" });
    expect(whileReviewed.answer.deleted).toEqual([]);
    expect(whileReviewed.answer.kept).toContainEqual({ category: "answers", reason: "underReview" });

    await decide(first, "refuse", "品类不符");
    const { registrationId, answer } = await admin(retention.plan, { subject, kind: "deletion" });
    expect(answer).toEqual({
      given: [],
      deleted: ["answers", "files"],
      kept: [
        { category: "history", reason: "proof" },
        { category: "consent", reason: "proof" },
        { category: "auditLog", reason: "noPersonalData" },
      ],
    });
    const request = { registrationId, kind: "deletion", receivedOn: today } as const;
    expect(await codeOf(admin(retention.answer, { ...request, answer: whileReviewed.answer }))).toBe(
      "retention.outdated",
    );
    await admin(retention.answer, { ...request, answer });
    expect((await admin(retention.plan, { subject, kind: "deletion" })).answer.deleted).toEqual([]);
  });

  test("a copy covers everything that concerns people, and nothing is deleted for it", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrant } = await afterSubmission({ platform, register, emails });
    const { call: admin } = await signedIn(platform, "admin");
    const subject = (await first(onboarding.queue, { search: "远航" })).content[0]?.number ?? "";
    const { registrationId, companyName, answer } = await admin(retention.plan, {
      subject: subject.toLowerCase(),
      kind: "access",
    });
    expect(companyName).toBe("深圳市远航电子有限公司");
    expect(answer).toEqual({ given: ["answers", "files", "history", "consent"], deleted: [], kept: [] });
    await admin(retention.answer, { registrationId, kind: "access", receivedOn: today, answer });
    expect((await registrant.call(registration.load, {})).sections.length).toBeGreaterThan(0);
    expect(await codeOf(admin(retention.plan, { subject: "nobody@nowhere.example", kind: "access" }))).toBe(
      "retention.unknown",
    );
  });
});
