import type { Db } from "~/platform/core/database/schema";
import { type Cells, differing } from "./merge-defaults";
import { rowKey, type SeededTable } from "./seeded-tables";

/** The origin of a row: unchanged from the release, changed by the company, or added by it. */
export type Origin = "release" | "changed" | "added";

/** The maximum number of keys per statement. */
const keysAtOnce = 500;

/** Finds the origins of a table's rows, in the order of the rows. */
export async function findOrigins(db: Db, table: SeededTable, rows: readonly Cells[]): Promise<Origin[]> {
  const keys = rows.map((row) => rowKey(table, row));
  const defaults = await loadDefaults(db, table, keys);
  return rows.map((row, at) => {
    const filled = defaults.get(keys[at] ?? "");
    if (!filled) return "added";
    return differing(row, filled, Object.keys(filled)).length > 0 ? "changed" : "release";
  });
}

async function loadDefaults(db: Db, table: SeededTable, keys: readonly string[]): Promise<Map<string, Cells>> {
  const defaults = new Map<string, Cells>();
  for (let at = 0; at < keys.length; at += keysAtOnce) {
    const rows = await db
      .selectFrom("seed_row")
      .select(["row_key", "default_json"])
      .where("table_name", "=", table)
      .where("row_key", "in", keys.slice(at, at + keysAtOnce))
      .execute();
    for (const { row_key, default_json } of rows) defaults.set(row_key, JSON.parse(default_json) as Cells);
  }
  return defaults;
}
