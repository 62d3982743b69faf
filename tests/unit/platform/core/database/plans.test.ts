import { sql } from "kysely";
import { expect } from "vitest";
import { exports, onboarding, queueViews, registration } from "~/contract";
import { openDatabase } from "~/platform/core/database/database";
import type { PlatformConfig } from "~/platform/platform.server";
import { test } from "../../../../support/platform";
import { completeValues, fillIn } from "../../../../support/platform-complete";
import { signedIn } from "../../../../support/platform-sign-in";
import { everyStatementOf, statementsOf } from "../../../../support/watched-tables";

/** Tables that purchasing fills by hand. */
const small = ["queue_view", "company_day"];

/** Statements that scan a whole table, with the line of SQLite's query plan that shows it. */
async function findWalks({ databaseUrl, log }: PlatformConfig, statements: Iterable<string>): Promise<string[]> {
  const db = await openDatabase(databaseUrl, log);
  const walks: string[] = [];
  for (const statement of statements) {
    if (!/^\s*(?:select|update|delete|insert|with)\b/i.test(statement)) continue;
    const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(db);
    for (const { detail } of rows) {
      const table = /^SCAN ([a-z]\w+)/.exec(detail)?.[1];
      if (table && !small.includes(table)) walks.push(`${detail}: ${statement}`);
    }
  }
  await db.destroy();
  return walks;
}

test("no statement of a save, a tab, the queue or an export scans a table that grows", async ({
  platform,
  register,
  config,
}) => {
  const { call } = await register();
  const values = await completeValues(call);
  await fillIn(call);
  const { call: buyer } = await signedIn(platform, "buyer");
  const { sections } = await call(registration.load, {});
  const version = sections.find(({ section }) => section === "basic")?.version ?? 0;
  const statements = await statementsOf(async () => {
    await call(registration.saveSection, { section: "basic", version, values: { ...values.basic, duns: "" } });
    await call(registration.load, {});
    await buyer(onboarding.queue, { view: "all", page: 0, size: 20 });
    await buyer(onboarding.queue, { view: "waiting", order: "submitted", search: "电子" });
    await buyer(queueViews.list, {});
    await buyer(exports.registrations, { view: "all" });
  });
  expect(statements.size).toBeGreaterThan(30);
  expect(await findWalks(config, statements)).toEqual([]);
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
