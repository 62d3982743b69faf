import { sql } from "kysely";
import { openDatabase } from "~/platform/core/database/database";
import type { Db } from "~/platform/core/database/schema";
import { demoInPostgres, type Engine, hasPostgres, sqlite } from "../support/platform-engines";

const promised = process.env.TEST_DATABASE_URL !== undefined;

const onServer: Engine = { name: "PostgreSQL", make: demoInPostgres };

/** SQLite, and PostgreSQL where a server responds or one is configured. */
export const engines: Engine[] = [sqlite(), ...(promised || (await hasPostgres()) ? [onServer] : [])];

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs a query on a portal's database. */
export async function look<Found>(url: string, at: (db: Db) => Promise<Found>): Promise<Found> {
  const db = await openDatabase(url, silent);
  try {
    return await at(db);
  } finally {
    await db.destroy();
  }
}

/** Whether a PostgreSQL server is available or configured. */
export const hasServer = engines.length > 1;

/** Terminates all other connections to a database, as a restart or a failover does, and returns their number. */
export const terminateBackends = (url: string): Promise<number> =>
  look(url, async (db) => {
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    return rows.filter(({ ended }) => ended).length;
  });
