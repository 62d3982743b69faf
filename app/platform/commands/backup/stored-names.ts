import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db, Tables } from "~/platform/core/database/schema";

type NameColumn<Table extends keyof Tables> = Extract<keyof Tables[Table], `${string}stored_name`>;
/** The bytes in `pending_bytes` do not belong to a row; the retention job removes them. */
type NamingTable = Exclude<
  { [Table in keyof Tables]: NameColumn<Table> extends never ? never : Table }[keyof Tables],
  "pending_bytes"
>;

/** The columns with names of stored bytes, by table. A new one does not compile until it is listed here. */
const columns: { [Table in NamingTable]: NameColumn<Table> } = {
  avatar: "stored_name",
  evidence_pack: "pdf_stored_name",
  stored_file: "stored_name",
};

/** Rows that are kept although their bytes are deleted: the row of an infected file stays as a record. */
const withoutBytes: Partial<Record<NamingTable, RawBuilder<SqlBool>>> = {
  stored_file: sql<SqlBool>`scan_state = 'infected'`,
};

/** The names of all bytes that the database refers to. */
export async function listStoredNames(db: Db): Promise<string[]> {
  const tables = Object.keys(columns) as NamingTable[];
  const lists = await Promise.all(tables.map((table) => namesIn(db, table)));
  return lists.flat();
}

async function namesIn(db: Db, table: NamingTable): Promise<string[]> {
  const column = sql.ref(columns[table]);
  const { rows } = await sql<{ name: string }>`
    select ${column} as name from ${sql.table(table)}
    where ${column} is not null and not (${withoutBytes[table] ?? sql`1 = 0`})`.execute(db);
  return rows.map(({ name }) => name);
}
