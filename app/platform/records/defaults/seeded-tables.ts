import type { Kysely } from "kysely";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Cells } from "./merge-defaults";

export const tableNames = [
  "dashboard_card",
  "dashboard_set",
  "lov_value",
  "lov_view",
  "menu",
  "role_grant",
  "static_text",
] as const;
/** A table that a release fills, and in which a company may change, add and delete rows. */
export type SeededTable = (typeof tableNames)[number];

/** A row as a release fills it. Whether a value is offered is the company's decision alone. */
export type FilledRow<Table extends SeededTable> = Omit<Tables[Table], "retired_at">;

type Columns<Table extends SeededTable> = readonly (keyof Tables[Table] & string)[];

/** The columns that identify a row across releases, and the columns that only make sense together. */
export const seededTables: { [Table in SeededTable]: { key: Columns<Table>; together: Columns<Table> } } = {
  dashboard_card: { key: ["id"], together: ["w", "h", "min_w", "min_h"] },
  dashboard_set: { key: ["role_code", "card_id"], together: ["x", "y"] },
  lov_value: { key: ["lov_code", "value"], together: ["meaning_zh", "meaning_en", "tag", "search", "pinyin"] },
  lov_view: { key: ["lov_code"], together: [] },
  menu: { key: ["code"], together: [] },
  role_grant: { key: ["role_code", "kind", "code"], together: [] },
  static_text: { key: ["text_code", "lang"], together: ["title", "text", "version"] },
};

/** The key of a row in `seed_row`: the values of its key columns, separated by slashes; a slash in a value is `%2F`. */
export const rowKey = (table: SeededTable, values: Cells): string =>
  seededTables[table].key
    .map((column) => String(values[column]).replaceAll("%", "%25").replaceAll("/", "%2F"))
    .join("/");

/** The columns that identify a row, with their values. */
export const keyCells = (table: SeededTable, values: Cells): Cells =>
  Object.fromEntries(seededTables[table].key.map((column) => [column, values[column] ?? null]));

/** The database for statements on a table that is only known when they run: the type of a row is that of no single table. */
export const anyTable = (db: Db): Kysely<Record<SeededTable, Cells>> =>
  db as unknown as Kysely<Record<SeededTable, Cells>>;

/** The rows of a table, by their keys. */
export async function loadSeededRows(db: Db, table: SeededTable): Promise<Map<string, Cells>> {
  const rows = await anyTable(db).selectFrom(table).selectAll().execute();
  return new Map(rows.map((values) => [rowKey(table, values), values]));
}

/** Writes these columns of `values` into the row that has the key of `values`. */
export async function setColumns(db: Db, table: SeededTable, values: Cells, columns: readonly string[]): Promise<void> {
  if (columns.length === 0) return;
  await anyTable(db)
    .updateTable(table)
    .set(Object.fromEntries(columns.map((column) => [column, values[column] ?? null])))
    .where((row) => row.and(keyCells(table, values)))
    .execute();
}
