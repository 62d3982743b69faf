import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import type { Log } from "~/platform/core/settings/config";
import { listPending, runMigrations } from "./migrate";
import { postgresPool } from "./postgres";
import type { Db, Tables } from "./schema";
import { sqliteDialect } from "./sqlite";

/**
 * Opens the database at the address and migrates it; safe with concurrent starts. Throws a `SettingsError` if it cannot be
 * migrated.
 */
export async function openDatabase(url: string, log: Log): Promise<Db> {
  const db = connect(url, log, "serving");
  try {
    if ((await listPending(db)).length > 0) await migrateDatabase(db, url, log);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function migrateDatabase(db: Db, url: string, log: Log): Promise<void> {
  if (url.startsWith("file:")) return runMigrations(db);
  // A migration may run longer than the query timeout of the serving pool allows.
  const migrating = connect(url, log, "migrating");
  await runMigrations(migrating).finally(() => migrating.destroy());
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
