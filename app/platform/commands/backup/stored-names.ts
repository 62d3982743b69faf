import { sql } from "kysely";
import type { Db, Tables } from "~/platform/core/database/schema";

type NameColumn<Table extends keyof Tables> = Extract<keyof Tables[Table], `${string}stored_name`>;
/** The bytes in `pending_bytes` belong to no row: the retention job removes them. */
type NamingTable = Exclude<
  { [Table in keyof Tables]: NameColumn<Table> extends never ? never : Table }[keyof Tables],
  "pending_bytes"
>;

/** The column of each table that names stored bytes. A new one does not compile until it is here. */
const columns: { [Table in NamingTable]: NameColumn<Table> } = {
  avatar: "stored_name",
  evidence_pack: "pdf_stored_name",
  stored_file: "stored_name",
};

/** The names of all bytes that the database refers to. */
export async function listStoredNames(db: Db): Promise<string[]> {
  const lists = await Promise.all(
    Object.entries(columns).map(([table, column]) =>
      sql<{
        name: string;
      }>`select ${sql.ref(column)} as name from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db),
    ),
  );
  return lists.flatMap(({ rows }) => rows.map(({ name }) => name));
}
