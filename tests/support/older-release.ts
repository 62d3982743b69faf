import type { Db } from "~/platform/core/database/schema";
import { anyTable, rowKey, type SeededTable } from "~/platform/records/defaults/seeded-tables";
import type { Cells } from "~/platform/records/defaults/merge-defaults";

/** Marks every seed of a reference table as outdated, so that the next start upgrades it. */
export async function raiseVersions(db: Db): Promise<void> {
  await db.updateTable("seed").set({ version: "older" }).where("name", "like", "% defaults").execute();
}

/** Changes a row as if a release with other defaults had written it; the next start upgrades it. */
export async function fillAsOlder(db: Db, table: SeededTable, key: Cells, older: Cells): Promise<void> {
  await raiseVersions(db);
  await anyTable(db)
    .updateTable(table)
    .set(older)
    .where((row) => row.and(key))
    .execute();
  const memory = db
    .selectFrom("seed_row")
    .selectAll()
    .where("table_name", "=", table)
    .where("row_key", "=", rowKey(table, key));
  const { row_key, default_json } = await memory.executeTakeFirstOrThrow();
  await db
    .updateTable("seed_row")
    .set({ default_json: JSON.stringify({ ...(JSON.parse(default_json) as Cells), ...older }) })
    .where("table_name", "=", table)
    .where("row_key", "=", row_key)
    .execute();
}

/**
 * Removes the stored defaults of rows, like the database of an older build that replaced rows and wrote this version of
 * the menus.
 */
export async function forgetDefaults(db: Db, menuVersion: string): Promise<void> {
  await db.deleteFrom("seed_row").execute();
  await db.deleteFrom("seed").where("name", "like", "% defaults").execute();
  await db.insertInto("seed").values({ name: "menus", version: menuVersion }).execute();
}
