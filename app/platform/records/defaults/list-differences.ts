import type { Db } from "~/platform/core/database/schema";
import { type Cells, differing } from "./merge-defaults";
import { loadSeededRows, type SeededTable, tableNames } from "./seeded-tables";

/** A row in which a default of the release waits for a decision: the columns, and both sides of it. */
export type Difference = { table: SeededTable; key: string; columns: string[]; current: Cells; next: Cells };

/** Limits the differences to a table, or to one of its rows; by default all are listed. */
export type DifferenceFilter = { table?: SeededTable; key?: string };

/** The defaults that wait for a decision, by table and key, without those that the company has adopted by hand. */
export async function listDifferences(db: Db, { table, key }: DifferenceFilter = {}): Promise<Difference[]> {
  let query = db.selectFrom("seed_row").selectAll().where("offered_json", "is not", null);
  if (table !== undefined) query = query.where("table_name", "=", table);
  if (key !== undefined) query = query.where("row_key", "=", key);
  const offered = await query.orderBy("table_name").orderBy("row_key").execute();
  const differences: Difference[] = [];
  for (const name of tableNames) {
    const ofTable = offered.filter(({ table_name }) => table_name === name);
    const rows = ofTable.length > 0 ? await loadSeededRows(db, name) : new Map<string, Cells>();
    for (const { row_key, default_json, offered_json } of ofTable) {
      const current = rows.get(row_key);
      const next = JSON.parse(default_json) as Cells;
      const columns = current ? differing(current, next, JSON.parse(offered_json ?? "[]") as string[]) : [];
      if (current && columns.length > 0) differences.push({ table: name, key: row_key, columns, current, next });
    }
  }
  return differences;
}
