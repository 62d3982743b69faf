import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Makes a table append-only: the database itself refuses to change or delete rows, no matter who asks (S-62). This is the one
 * thing for which the two engines share no syntax.
 */
export async function forbidChanges(
  db: Kysely<unknown>,
  table: "audit_event" | "audit_link" | "audit_head",
): Promise<void> {
  const name = sql.table(table);
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create or replace function only_added() returns trigger language plpgsql as
      $$ begin raise exception 'rows of % are only ever added', tg_table_name; end $$`.execute(db);
    await sql`create trigger only_added before update or delete on ${name} for each row execute function only_added()`.execute(
      db,
    );
    return;
  }
  for (const change of ["update", "delete"] as const) {
    const trigger = sql.ref(`${table}_no_${change}`);
    await sql`create trigger ${trigger} before ${sql.raw(change)} on ${name}
      begin select raise(abort, 'rows of the audit trail are only ever added'); end`.execute(db);
  }
}
