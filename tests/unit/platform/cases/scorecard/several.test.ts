import { expect } from "vitest";
import { messages, onboarding, scorecard } from "~/contract";
import { auditOf } from "../../../../support/platform-audit";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

// The platform's clock is set to 15 June 2025; the demo's supplier has scores for the two newest quarters.
const scores = { quality: "93", delivery: "88", price: "85", service: "95", note: "请备料。" };

/** Finds the demo's supplier and its agency by search. */
async function findNumbers(buyer: Call) {
  const find = async (search: string) => {
    const { content } = await buyer(onboarding.queue, { view: "suppliers", search });
    return { id: content[0]?.registrationId ?? "", number: content[0]?.number ?? "" };
  };
  return { supplier: await find("安科"), agency: await find("联芯") };
}

onEveryEngine((test) => {
  test("several scorecards are checked and entered together, and each supplier is notified once", async ({
    platform,
    config,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: own } = await signedIn(platform, "supplier");
    const { supplier, agency } = await findNumbers(buyer);
    const rows = [
      { number: supplier.number, period: "2025-Q2", ...scores },
      { number: supplier.number, period: "Q4 2024", ...scores, quality: "50" },
      { number: agency.number, period: "2025年第2季度", ...scores, note: "" },
    ];
    const before = await own(messages.countUnread, {});
    const { entries, findings, periods } = await buyer(scorecard.check, { rows });
    expect(findings).toEqual([]);
    expect(periods[0]).toBe("2025-Q2");
    expect(entries.map(({ row, period, version, total, grade }) => [row, period, version, total, grade])).toEqual([
      [0, "2025-Q2", 1, 91, "A"],
      [1, "2024-Q4", 0, 73, "C"],
      [2, "2025-Q2", 0, 91, "A"],
    ]);
    expect(entries[0]?.companyName).toBe("深圳市安科精密有限公司");
    expect((await own(scorecard.own, {})).map(({ period }) => period)).toEqual(["2025-Q2", "2025-Q1"]);

    const toEnter = rows.map((row, at) => ({ ...row, version: entries[at]?.version ?? 0 }));
    expect(await buyer(scorecard.enterMany, { rows: toEnter })).toEqual({ entered: 3, suppliers: 2 });
    const now = await own(scorecard.own, {});
    expect(now.map(({ period, total, note }) => [period, total, note])).toEqual([
      ["2025-Q2", 91, scores.note],
      ["2025-Q1", expect.any(Number), ""],
      ["2024-Q4", 73, scores.note],
    ]);
    expect((await own(messages.countUnread, {})).unread).toBe(before.unread + 1);
    const { content } = await own(messages.list, { page: 0, size: 10, unread: true });
    expect(content.map(({ title }) => title)).toContain("2 个季度的绩效评分已录入");
    expect(await auditOf(config.databaseUrl, "scorecard.enter")).toHaveLength(3);
  });

  test("if one row is wrong nothing is entered, and every wrong cell is reported", async ({ platform, config }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { supplier, agency } = await findNumbers(buyer);
    await inDatabase(config, (db) =>
      db.updateTable("registration").set({ state: "retired" }).where("id", "=", agency.id).execute(),
    );
    const typed = [
      { number: supplier.number, period: "2024-Q4", ...scores },
      { number: "SR-20250601-999999", period: "2024-Q4", ...scores },
      { number: agency.number, period: "2025-Q3", ...scores },
      { number: supplier.number, period: "2024-Q3", ...scores, price: "" },
      { number: supplier.number, period: "2025-Q2", ...scores },
    ];
    const rows = typed.map((row) => ({ ...row, version: 0 }));
    const expected = [
      { row: 1, field: "number", code: "number" },
      { row: 2, field: "number", code: "notSupplier" },
      { row: 2, field: "period", code: "period" },
      { row: 3, field: "price", code: "required" },
    ];
    const { entries, findings } = await buyer(scorecard.check, { rows: typed });
    expect(findings).toEqual(expected);
    expect(entries.map(({ row }) => row)).toEqual([0, 4]);
    // The last row was entered before; saving it unseen would overwrite a colleague's entry.
    expect(await refusalOf(buyer(scorecard.enterMany, { rows }))).toMatchObject({
      status: 422,
      code: "scorecard.refused",
      details: [...expected, { row: 4, field: "period", code: "outdated" }],
    });
    expect((await buyer(scorecard.list, { registrationId: supplier.id })).scorecards).toHaveLength(2);
    expect(await auditOf(config.databaseUrl, "scorecard.enter")).toEqual([]);
  });

  test("of two colleagues who enter the same quarter at once, the second is rejected", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    const { supplier } = await findNumbers(buyer);
    const rows = [{ number: supplier.number, period: "2024-Q4", ...scores, version: 0 }];
    const results = await Promise.allSettled([
      buyer(scorecard.enterMany, { rows }),
      other(scorecard.enterMany, { rows }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { scorecards } = await buyer(scorecard.list, { registrationId: supplier.id });
    expect(scorecards.find(({ period }) => period === "2024-Q4")?.version).toBe(1);
  });

  test("only purchasing can enter scorecards from a workbook", async ({ platform }) => {
    const { call: supplier } = await signedIn(platform, "supplier");
    const row = { number: "SR-20250601-000001", period: "2025-Q2", ...scores };
    expect(await codeOf(supplier(scorecard.check, { rows: [row] }))).toBe("request.e403");
    expect(await codeOf(supplier(scorecard.enterMany, { rows: [{ ...row, version: 0 }] }))).toBe("request.e403");
  });
});
