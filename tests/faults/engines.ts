import { sql } from "kysely";
import { openDatabase } from "~/platform/core/database/database";
import type { Db } from "~/platform/core/database/schema";
import { demoInPostgres, type Engine, hasPostgres, sqlite } from "../support/platform-engines";

const promised = process.env.TEST_DATABASE_URL !== undefined;

const onServer: Engine = { name: "PostgreSQL", make: demoInPostgres };

/** SQLite, and PostgreSQL where one answers or is promised. */
export const engines: Engine[] = [sqlite(), ...(promised || (await hasPostgres()) ? [onServer] : [])];

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Looks into a portal's database. */
export async function look<Found>(url: string, at: (db: Db) => Promise<Found>): Promise<Found> {
  const db = await openDatabase(url, silent);
  try {
    return await at(db);
  } finally {
    await db.destroy();
  }
}

/** Whether a PostgreSQL server is there, or promised. */
export const hasServer = engines.length > 1;

/** Ends the connections of everybody else to a database, as a restart or a failover does. Gives how many there were. */
export const terminateBackends = (url: string): Promise<number> =>
  look(url, async (db) => {
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    return rows.filter(({ ended }) => ended).length;
  });
