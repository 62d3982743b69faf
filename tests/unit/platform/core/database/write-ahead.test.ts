import { stat } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect } from "vitest";
import { openDatabase } from "~/platform/core/database/database";
import { walMaxBytes } from "~/platform/core/database/sqlite";
import { test } from "../../../../support/platform";

test("the write-ahead file shrinks again after a large transaction, of this process or another", async ({ config }) => {
  const file = config.databaseUrl.slice("file:".length);
  const db = await openDatabase(config.databaseUrl, config.log);
  const write = `insert into big with recursive n(i) as (select 1 union all select i + 1 from n where i < 100)
    select zeroblob(1000000) from n`;
  const walBytes = async () => (await stat(`${file}-wal`)).size;
  const writeLittle = () => sql`insert into big values ('little')`.execute(db);
  await sql`create table big (content)`.execute(db);

  await sql.raw(write).execute(db);
  expect(await walBytes()).toBeGreaterThan(walMaxBytes);
  await writeLittle();
  await writeLittle();
  expect(await walBytes()).toBeLessThanOrEqual(walMaxBytes);

  const other = new DatabaseSync(file);
  other.exec(write);
  expect(await walBytes()).toBeGreaterThan(walMaxBytes);
  await sql`select count(*) from big`.execute(db);
  await writeLittle();
  await writeLittle();
  expect(await walBytes()).toBeLessThanOrEqual(walMaxBytes);
  other.close();
  await db.destroy();
});
