import { sql } from "kysely";
import { expect } from "vitest";
import { exports, figures, onboarding, queueViews, registration } from "~/contract";
import { openDatabase } from "~/platform/core/database/database";
import type { PlatformConfig } from "~/platform/platform.server";
import { type Call, test } from "../../../../support/platform";
import { completeValues, fillIn } from "../../../../support/platform-complete";
import { runJobs } from "../../../../support/platform-jobs";
import { signedIn } from "../../../../support/platform-sign-in";
import { everyStatementOf, statementsOf } from "../../../../support/watched-tables";

/** Tables that purchasing fills by hand. */
const small = ["queue_view", "company_day"];

/** SQLite's plan of each statement. */
async function explain({ databaseUrl, log }: PlatformConfig, statements: Iterable<string>) {
  const db = await openDatabase(databaseUrl, log);
  const plans: { statement: string; details: string[] }[] = [];
  for (const statement of statements) {
    const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(db);
    plans.push({ statement, details: rows.map(({ detail }) => detail) });
  }
  await db.destroy();
  return plans;
}

/** Statements that scan a whole table, with the line of SQLite's query plan that shows it. */
async function findWalks(config: PlatformConfig, statements: Iterable<string>): Promise<string[]> {
  const planned = [...statements].filter((statement) => /^\s*(?:select|update|delete|insert|with)\b/i.test(statement));
  return (await explain(config, planned)).flatMap(({ statement, details }) =>
    details.flatMap((detail) => {
      const table = /^SCAN ([a-z]\w+)/.exec(detail)?.[1];
      return table && !small.includes(table) ? [`${detail}: ${statement}`] : [];
    }),
  );
}

/** The everyday work of a registrant and a reviewer. */
async function work(buyer: Call, call: Call) {
  const values = await completeValues(call);
  const { sections } = await call(registration.load, {});
  const version = sections.find(({ section }) => section === "basic")?.version ?? 0;
  await call(registration.saveSection, { section: "basic", version, values: { ...values.basic, duns: "" } });
  await call(registration.load, {});
  await buyer(onboarding.queue, { view: "all", page: 0, size: 20 });
  await buyer(onboarding.queue, { view: "waiting", page: 1, size: 1 });
  await buyer(onboarding.queue, { view: "waiting", order: "submitted", search: "电子" });
  await buyer(queueViews.list, {});
  await buyer(figures.summary, {});
  await buyer(figures.loadAgeing, {});
  await buyer(exports.registrations, { view: "all" });
}

test("no statement of a save, a tab, the queue or an export scans a table that grows", async ({
  platform,
  register,
  config,
}) => {
  const { call } = await register();
  await fillIn(call);
  const { call: buyer } = await signedIn(platform, "buyer");
  const statements = await statementsOf(() => work(buyer, call));
  expect(statements.size).toBeGreaterThan(30);
  expect(await findWalks(config, statements)).toEqual([]);
});

test("the standard pages of the queue and the batches of an export are read in index order", async ({
  platform,
  config,
}) => {
  const { call } = await signedIn(platform, "buyer");
  const statements = await statementsOf(async () => {
    await call(onboarding.queue, { view: "waiting" });
    const { totalPages } = await call(onboarding.queue, { view: "waiting", size: 1 });
    await call(onboarding.queue, { view: "waiting", page: totalPages - 1, size: 1 });
    await call(exports.registrations, { view: "all" });
    await call(exports.registrations, { view: "all", after: "SR-2" });
  });
  const pages = [...statements].filter((statement) => / union all .* limit /.test(statement));
  expect(pages).toHaveLength(4);
  const plans = await explain(config, pages);
  for (const { details } of plans) expect(details.join("\n")).not.toMatch(/TEMP B-TREE|SCAN/);
});

test("counts, searches and waiting times of the queue are read from an index only", async ({ platform, config }) => {
  const { call } = await signedIn(platform, "buyer");
  const statements = await statementsOf(async () => {
    await call(onboarding.queue, { view: "waiting", search: "电子" });
    await call(queueViews.list, {});
    await call(figures.loadAgeing, {});
  });
  const counts = [...statements].filter((statement) =>
    /count\(\*\).* from "registration" where "(registration"\.")?state" in/.test(statement),
  );
  expect(counts.length).toBeGreaterThan(4);
  for (const { statement, details } of await explain(config, counts))
    expect(details.join("\n"), statement).toMatch(/SEARCH registration USING COVERING INDEX/);
});

test("the jobs that look for registrations to screen read an index only", async ({ config, register }) => {
  await register();
  const statements = await statementsOf(() => runJobs(config));
  const looks = [...statements].filter((statement) =>
    /^select "registration"."id" .*"(?:risk_day|screened_with)"/.test(statement),
  );
  expect(looks.length).toBeGreaterThan(1);
  for (const { statement, details } of await explain(config, looks))
    expect(details.join("\n"), statement).toMatch(/SEARCH registration USING COVERING INDEX/);
});

test("a save takes at most eight statements, including the transaction", async ({ register }) => {
  const { call } = await register();
  const { basic } = await completeValues(call);
  const save = (version: number, duns: string) =>
    call(registration.saveSection, { section: "basic", version, values: { ...basic, duns } });
  await save(0, "150483782");
  const statements = await everyStatementOf(() => save(1, "150483782 "));
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(8);
});
