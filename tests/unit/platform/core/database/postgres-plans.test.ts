import { sql } from "kysely";
import { expect } from "vitest";
import { exports, onboarding } from "~/contract";
import { openDatabase } from "~/platform/core/database/database";
import { test } from "../../../../support/platform";
import { emptyPostgres, hasPostgres } from "../../../../support/platform-engines";
import { signedIn } from "../../../../support/platform-sign-in";
import { statementsOf } from "../../../../support/watched-tables";

/** PostgreSQL's plan for statements that SQLite executes, for any parameters. */
async function explainGenerically(url: string, statements: readonly string[]) {
  const db = await openDatabase(url, silent);
  const plans = await db.connection().execute(async (connection) => {
    const lines: string[][] = [];
    // With next to no rows a scan would be the cheapest, and one plan for all parameters is only made after five runs.
    await sql`set enable_seqscan = off`.execute(connection);
    await sql`set plan_cache_mode = force_generic_plan`.execute(connection);
    for (const [at, statement] of statements.entries()) {
      let count = 0;
      const numbered = statement.replaceAll("?", () => `$${(count += 1)}`);
      await sql.raw(`prepare plan_${at} as ${numbered}`).execute(connection);
      const nulls = Array.from({ length: count }, () => "null").join(", ");
      const { rows } = await sql
        .raw<{ "QUERY PLAN": string }>(`explain execute plan_${at}(${nulls})`)
        .execute(connection);
      lines.push(rows.map((row) => row["QUERY PLAN"]));
    }
    return lines;
  });
  await db.destroy();
  return plans;
}

const silent = { info() {}, warn() {}, error() {} };

test.runIf(await hasPostgres())(
  "PostgreSQL merges the pages of the queue and the batches of an export from indexes, without scanning or sorting",
  async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    const statements = await statementsOf(async () => {
      const { totalPages } = await call(onboarding.queue, { view: "waiting", size: 1 });
      await call(onboarding.queue, { view: "waiting", page: totalPages - 1, size: 1 });
      await call(exports.registrations, { view: "all" });
    });
    const pages = [...statements].filter((statement) => / union all .* limit /.test(statement));
    expect(pages).toHaveLength(3);
    const database = await emptyPostgres();
    const plans = await explainGenerically(database.url, pages);
    await database.drop();
    for (const plan of plans) {
      expect(plan.join("\n")).toContain("Merge Append");
      expect(plan.join("\n")).not.toMatch(/Seq Scan|Sort {2}/);
    }
  },
);
