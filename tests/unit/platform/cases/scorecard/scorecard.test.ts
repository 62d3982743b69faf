import { expect } from "vitest";
import { messages, retention, scorecard } from "~/contract";
import { auditOf } from "../../../../support/platform-audit";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { submitCertificationSeen } from "../../../../support/seen";

// The platform's clock is set to 15 June 2025, the last month of the second quarter.
const period = "2025-Q2";
const scores = { quality: 93, delivery: 88, price: 85, service: 95, note: "请在旺季前确认备料计划。" };

onEveryEngine((test) => {
  test("purchasing scores a quarter, and the supplier is notified and can read the score", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { first, registrationId, upToCertification } = await afterSubmission({ platform, register, emails });
    const supplier = await upToCertification();
    expect(await supplier(scorecard.own, {})).toEqual([]);
    const before = await first(scorecard.list, { registrationId });
    expect(before.scorecards).toEqual([]);
    expect(before.periods).toHaveLength(8);
    expect(before.periods[0]).toBe(period);

    const result = await first(scorecard.enter, { registrationId, period, version: 0, ...scores });
    expect(result).toEqual({ total: 91, grade: "A" });
    const own = await supplier(scorecard.own, {});
    expect(own).toEqual([{ period, ...scores, total: 91, grade: "A", at: "2025-06-15T02:00:00.000Z" }]);
    const { scorecards } = await first(scorecard.list, { registrationId });
    expect(scorecards).toEqual([{ ...own[0], version: 1, enteredBy: "陈静" }]);

    const { content } = await supplier(messages.list, { page: 0, size: 10, unread: true });
    expect(content.map(({ title }) => title)).toContainEqual(expect.stringMatching(/2025.*91.*A/));
    expect(await auditOf(config.databaseUrl, "scorecard.enter")).toHaveLength(1);
    const stored = await inDatabase(config, (db) => db.selectFrom("scorecard").selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(scores.note);
  });

  test("entering a quarter again replaces it, but never overwrites what a colleague has just entered", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, second, registrationId, upToCertification } = await afterSubmission({ platform, register, emails });
    const supplier = await upToCertification();
    await first(scorecard.enter, { registrationId, period: "2025-Q1", version: 0, ...scores });
    const entry = { registrationId, period, ...scores };
    await first(scorecard.enter, { ...entry, version: 0 });
    expect(await codeOf(second(scorecard.enter, { ...entry, version: 0, quality: 10 }))).toBe("scorecard.outdated");
    await second(scorecard.enter, { ...entry, version: 1, quality: 50, note: "" });
    expect(await codeOf(first(scorecard.enter, { ...entry, version: 1 }))).toBe("scorecard.outdated");
    const own = await supplier(scorecard.own, {});
    expect(own.map(({ period: of, total, grade, note }) => [of, total, grade, note])).toEqual([
      [period, 73, "C", ""],
      ["2025-Q1", 91, "A", scores.note],
    ]);
  });

  test("only suppliers can be scored, only by purchasing, and not for future or long past quarters", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrationId, decide } = await afterSubmission({ platform, register, emails });
    const entry = { registrationId, period, version: 0, ...scores };
    expect((await first(scorecard.list, { registrationId })).periods).toEqual([]);
    expect(await codeOf(first(scorecard.enter, entry))).toBe("scorecard.notSupplier");
    await decide(first, "approve");
    for (const wrong of ["2025-Q3", "2023-Q2"])
      expect(await codeOf(first(scorecard.enter, { ...entry, period: wrong }))).toBe("scorecard.period");
    for (const wrong of [{ quality: 101 }, { quality: -1 }, { quality: 9.5 }, { period: "2025-Q5" }])
      expect(scorecard.enter.input.safeParse({ ...entry, ...wrong }).success).toBe(false);
    expect(await codeOf(first(scorecard.enter, { ...entry, registrationId: "none" }))).toBe("onboarding.unknown");
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await codeOf(supplier(scorecard.list, { registrationId }))).toBe("request.e403");
    expect(await codeOf(supplier(scorecard.enter, entry))).toBe("request.e403");
    expect(await first(scorecard.own, {})).toEqual([]);
  });

  test("a retired supplier can still read its scores, and gets no new ones", async ({ platform, config }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: supplier } = await signedIn(platform, "supplier");
    const registrationId = await inDatabase(config, async (db) => {
      const row = await db
        .selectFrom("tenant")
        .select("registration_id as id")
        .where("supplier_code", "=", "S10001")
        .executeTakeFirstOrThrow();
      await db.updateTable("registration").set({ state: "retired" }).where("id", "=", row.id).execute();
      return row.id ?? "";
    });
    const { scorecards, periods } = await buyer(scorecard.list, { registrationId });
    expect(scorecards.map(({ grade }) => grade)).toEqual(["A", "B"]);
    expect(periods).toEqual([]);
    const entry = { registrationId, period, version: 1, ...scores };
    expect(await codeOf(buyer(scorecard.enter, entry))).toBe("scorecard.notSupplier");
    expect(await supplier(scorecard.own, {})).toHaveLength(2);
  });

  test("deleting the data of a rejected company deletes its scores too", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { first, second, registrationId, decide, upToCertification } = await afterSubmission({
      platform,
      register,
      emails,
    });
    const supplier = await upToCertification();
    await first(scorecard.enter, { registrationId, period, version: 0, ...scores });
    await submitCertificationSeen(supplier);
    await decide(second, "refuse", "The audit failed");
    const { call: admin } = await signedIn(platform, "admin");
    const { answer } = await admin(retention.plan, { subject: "wang@yuanhang.example", kind: "deletion" });
    await admin(retention.answer, { registrationId, kind: "deletion", receivedOn: "2025-06-15", answer });
    const left = await inDatabase(config, (db) =>
      db.selectFrom("scorecard").selectAll().where("registration_id", "=", registrationId).execute(),
    );
    expect(left).toEqual([]);
  });
});
