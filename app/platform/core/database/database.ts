import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import type { Log } from "~/platform/core/settings/config";
import { migrations } from "~/platform/core/database/migrations/all";
import { postgresPool } from "./postgres";
import type { Db, Tables } from "./schema";
import { sqliteDialect } from "./sqlite";

/** Opens the database at the address and migrates it; safe with concurrent starts. */
export async function openDatabase(url: string, log: Log): Promise<Db> {
  const db = connect(url, log, "serving");
  if (await isUpToDate(db)) return db;
  if (url.startsWith("file:")) {
    await migrate(db);
    return db;
  }
  // A migration may take longer than a query of the serving pool.
  const migrating = connect(url, log, "migrating");
  await migrate(migrating).finally(() => migrating.destroy());
  return db;
}

/** Opens the database without migrating it and without limits: for a command that reads all of it. */
export const openUnchanged = (url: string, log: Log): Db => connect(url, log, "migrating");

function connect(url: string, log: Log, purpose: "serving" | "migrating"): Db {
  if (/^postgres(ql)?:/.test(url)) {
    const logLoss = (error: Error) => log.warn({ event: "database_connection_lost", reason: error.name });
    const pool = postgresPool(url, purpose, logLoss);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    pools.set(db, pool);
    return db;
  }
  if (!url.startsWith("file:")) throw new Error("The database address must begin with file: or postgres:");
  const file = url.slice("file:".length);
  mkdirSync(path.dirname(file), { recursive: true });
  return new Kysely<Tables>({ dialect: sqliteDialect(file) });
}

const pools = new WeakMap<Db, ReturnType<typeof postgresPool>>();

/** The connections of a database to its server, or null if it is a file. */
export function countConnections(db: Db) {
  const pool = pools.get(db);
  if (!pool) return null;
  const { totalCount, idleCount, waitingCount } = pool;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Whether every migration has run. One query answers it, whereas the migrator reads the whole catalogue first. */
async function isUpToDate(db: Db): Promise<boolean> {
  const done = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`;
  const { rows } = await done.execute(db).catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name).join() === Object.keys(migrations).join();
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error("The migrations failed", { cause: error });
}
