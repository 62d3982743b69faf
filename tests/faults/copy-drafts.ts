import { sql } from "kysely";
import type { Db } from "~/platform/core/database/schema";
import { look } from "./engines";

/** Copies a draft of a portal's PostgreSQL database, with its sections, this many times. The copies are never opened. */
export const copyDrafts = (url: string, count: number): Promise<void> =>
  look(url, async (db) => {
    if (count === 0) return;
    const source = sql`(select r.id from registration r where r.submitted_at is null
      and exists (select 1 from registration_section s where s.registration_id = r.id) order by r.id limit 1)`;
    const { rows } = await sql<{ id: string }>`select id from ${source} as one`.execute(db);
    const id = rows[0]?.id ?? "";
    const copies = sql`generate_series(1, ${sql.lit(count)}) as copy(i)`;
    const registration = await valuesOf(db, "registration", {
      id: "rows.id || '-' || i",
      open_key: "null",
      email_hash: "rows.email_hash || i",
      number: "null",
    });
    const section = await valuesOf(db, "registration_section", { registration_id: "rows.registration_id || '-' || i" });
    await sql`insert into registration select ${sql.raw(registration)}
      from ${copies}, (select * from registration where id = ${id}) as rows`.execute(db);
    await sql`insert into registration_section select ${sql.raw(section)}
      from ${copies}, (select * from registration_section where registration_id = ${id}) as rows`.execute(db);
    await sql`vacuum analyze`.execute(db);
  });

/** The columns of a table in order, with some replaced by expressions: the select list that copies a row. */
async function valuesOf(db: Db, table: string, changed: Record<string, string>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = current_schema() order by ordinal_position`.execute(db);
  return rows.map(({ name }) => changed[name] ?? `rows.${name}`).join(", ");
}
