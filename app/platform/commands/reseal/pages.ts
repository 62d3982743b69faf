import { type RawBuilder, sql } from "kysely";
import type { Db } from "~/platform/core/database/schema";
import type { SealedRow } from "./sealed-columns";

const batchSize = 100;

/** Reads the rows of a table that match a condition in batches, in the order of its key, while others write to it. */
export async function* listPages(
  db: Db,
  { table, key }: { table: string; key: string[] },
  condition: RawBuilder<unknown>,
): AsyncGenerator<SealedRow[]> {
  const columns = sql.join(key.map((one) => sql.ref(one)));
  let after = sql`1 = 1`;
  for (;;) {
    const { rows } = await sql<SealedRow>`select * from ${sql.table(table)}
      where ${condition} and ${after} order by ${columns} limit ${batchSize}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = sql`(${columns}) > (${sql.join(key.map((one) => last[one]))})`;
  }
}

/**
 * Changes columns of a row only if they still have the values that were read, so that changes by other processes are
 * kept. One statement, so that no lock is held for longer.
 */
export async function changeRow(
  db: Db,
  { table, key }: { table: string; key: string[] },
  row: SealedRow,
  changes: SealedRow,
): Promise<boolean> {
  const values = Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const same = [...new Set([...key, ...Object.keys(changes)])].map(
    (column) => sql`${sql.ref(column)} = ${row[column]}`,
  );
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.join(values)}
    where ${sql.join(same, sql` and `)}`.execute(db);
  return numAffectedRows === 1n;
}
