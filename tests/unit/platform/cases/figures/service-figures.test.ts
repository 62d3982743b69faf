import { sql } from "kysely";
import { expect } from "vitest";
import { figures, registration, reviewCalendar, serviceFigures } from "~/contract";
import { fewestCounted } from "~/rules/onboarding/review-figures";
import { sectionIds } from "~/rules/registration/section-ids";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { completeValues } from "../../../../support/platform-complete";
import { accountId, inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { decideSeen, submitSeen } from "../../../../support/seen";

const minute = 60;
const comment = { section: "basic", field: "duns", comment: "请核对" } as const;
const none = { version: 0, values: {} };

/** Fills in every tab: each is saved twice, four minutes apart, and the first one again after a pause of 45 minutes. */
async function workOn(resume: () => Promise<{ call: Call }>, clock: { advance(seconds: number): void }) {
  clock.advance(45 * minute);
  const { call } = await resume();
  const values = await completeValues(call);
  await call(registration.saveSection, { section: "basic", version: 1, values: values.basic });
  for (const section of sectionIds.slice(1)) {
    await call(registration.saveSection, { section, ...none });
    clock.advance(4 * minute);
    await call(registration.saveSection, { section, version: 1, values: values[section] });
  }
  return call;
}

onEveryEngine((test) => {
  test("the figures of a month match the rows of its registrations", async ({ platform, register, clock, config }) => {
    await inDatabase(config, async (db) => {
      await db.deleteFrom("service_count").execute();
      await db.deleteFrom("review_step").execute();
    });
    const from = clock.now.toISOString();
    for (let at = 0; at < fewestCounted; at += 1) {
      const { call } = await register(`figures${at}@example.com`);
      await call(registration.saveSection, { section: "basic", ...none });
      // Checked twice, each error counts once.
      expect(await call(serviceFigures.checkSection, { section: "basic" })).toEqual({ complete: false });
      expect(await call(serviceFigures.checkSection, { section: "basic" })).toEqual({ complete: false });
      expect(await codeOf(submitSeen(call))).toBe("registration.incomplete");
      const later = await workOn(() => register(`figures${at}@example.com`), clock);
      expect(await later(serviceFigures.checkSection, { section: "basic" })).toEqual({ complete: true });
      await submitSeen(later);
      const { buyer, id } = { buyer: (await signedIn(platform, "buyer")).call, id: await newest() };
      await decideSeen(buyer, id, { event: "return", reason: "请修改", items: [comment] });
      await submitSeen(later);
      await decideSeen((await signedIn(platform, "buyer")).call, id, { event: "approve", note: "不是同一家公司" });
    }
    await register("starts@example.com");

    const { call: admin } = await signedIn(platform, "admin");
    const answer = await admin(serviceFigures.load, { months: 3 });
    const counted = await inDatabase(config, async (db) => {
      const count = async (table: string, condition: string) => {
        const { rows } = await sql<{
          n: number;
        }>`select count(*) as n from ${sql.table(table)} where ${sql.raw(condition)}`.execute(db);
        return Number(rows[0]?.n);
      };
      return {
        confirmed: await count("registration", `created_at >= '${from}'`),
        submitted: await count("registration", `created_at >= '${from}' and submitted_at is not null`),
        returned: await count("onboarding_event", `at >= '${from}' and event = 'return'`),
        approved: await count("onboarding_event", `at >= '${from}' and event = 'approve'`),
      };
    });
    expect(counted).toEqual({ confirmed: 6, submitted: 5, returned: 5, approved: 5 });
    const totals = Object.fromEntries(answer.steps.map(({ step, total }) => [step, total]));
    expect(totals).toMatchObject({ ...counted, started: 6 });
    expect(sectionIds.map((section) => totals[section])).toEqual(sectionIds.map(() => 5));
    expect(answer.steps[0]?.months).toEqual([null, null, 6]);
    const minutes = Object.fromEntries(answer.tabs.map(({ section, medianMinutes }) => [section, medianMinutes]));
    expect(minutes).toMatchObject({ basic: 0, business: 4, attachment: 4 });
    expect(answer.errors[0]).toMatchObject({ registrations: 5 });
    expect(answer.errors.every(({ registrations }) => registrations === 5)).toBe(true);
    expect(answer.reviews[0]?.months.at(-1)).toMatchObject({ decisions: 10 });
    expect(await inDatabase(config, (db) => db.selectFrom("tab_progress").selectAll().execute())).toEqual([]);

    async function newest() {
      const { id } = await inDatabase(config, (db) =>
        db
          .selectFrom("registration")
          .select("id")
          .where("state", "=", "preliminaryReview")
          .orderBy("created_at", "desc")
          .limit(1)
          .executeTakeFirstOrThrow(),
      );
      return id;
    }
  });

  test("speed reports are rounded up to steps; implausible ones, and those above an address's limit, are not counted", async ({
    platform,
    call,
    config,
  }) => {
    await inDatabase(config, (db) => db.deleteFrom("service_count").execute());
    const { call: admin } = await signedIn(platform, "admin");
    const pagesNow = async () => (await admin(serviceFigures.load, {})).pages;
    const report = (input: object, clientAddress = "198.51.100.7") =>
      call(serviceFigures.reportSpeed, input as never, { clientAddress });
    for (const lcp of [900, 1210, 1290]) await report({ page: "/home", lcp });
    await report({ page: "/home", lcp: 2010, inp: 40 });
    expect(await pagesNow()).toEqual([]);
    await report({ page: "/home", lcp: 9000, inp: 40 });
    expect(await pagesNow()).toEqual([{ page: "/home", lcp: { visits: 5, ms: 2100 }, inp: null }]);
    for (const bad of [
      { page: "/other" },
      { page: "/home", lcp: 60_001 },
      { page: "/home", inp: -1 },
      { page: "/home", id: "x" },
    ])
      await expect(report(bad)).rejects.toThrow();
    for (let at = 0; at < 130; at += 1) await report({ page: "/progress", lcp: 500 }, "198.51.100.8");
    expect((await pagesNow())[1]?.lcp).toEqual({ visits: 120, ms: 500 });
  });

  test("super admins and the head of purchasing read the figures, and other reviewers do not", async ({
    platform,
    config,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: admin } = await signedIn(platform, "admin");
    expect(await codeOf(buyer(serviceFigures.load, {}))).toBe("request.e403");
    expect(await buyer(serviceFigures.loadAccess, {})).toEqual({ permitted: false });
    await admin(reviewCalendar.saveHead, { accountId: await inDatabase(config, (db) => accountId(db, "buyer")) });
    expect(await buyer(serviceFigures.loadAccess, {})).toEqual({ permitted: true });
    expect((await buyer(serviceFigures.load, { months: 3 })).months).toHaveLength(3);
    const { call: other } = await signedIn(platform, "buyer2");
    expect(await codeOf(other(serviceFigures.load, {}))).toBe("request.e403");
    expect(await codeOf((await signedIn(platform, "supplier")).call(serviceFigures.load, {}))).toBe("request.e403");
    expect((await other(figures.load, {})).months).toHaveLength(12);
  });

  test("the counts of a demo and of a portal in use are kept apart, and old counts are deleted", async ({
    platform,
    clock,
    config,
  }) => {
    const { call: admin } = await signedIn(platform, "admin");
    await inDatabase(config, async (db) => {
      await db.deleteFrom("service_count").execute();
      const row = { measure: "step" as const, name: "started", value: 0, count: 9 };
      await db
        .insertInto("service_count")
        .values([
          { ...row, is_demo: 1, day: "2025-06-02" },
          { ...row, is_demo: 0, day: "2025-06-02", count: 70 },
          { ...row, is_demo: 1, day: "2022-06-02" },
        ])
        .execute();
    });
    expect((await admin(serviceFigures.load, {})).steps[0]?.total).toBe(9);
    clock.advance(1);
    await runJobs(config);
    const days = await inDatabase(config, (db) =>
      db.selectFrom("service_count").select("day").orderBy("day").execute(),
    );
    expect(days.map(({ day }) => day)).toEqual(["2025-06-02", "2025-06-02"]);
  });
});
