import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { Log } from "~/platform/ground/settings/config";
import { migrations } from "~/platform/ground/database/migrations/all";
import { postgresDialect } from "./postgres";
import type { Db, Tables } from "./schema";
import { sqliteDialect } from "./sqlite";

/** Opens the database that the address names and brings it up to date; safe when several processes start at once. */
export async function openDatabase(url: string, log: Log): Promise<Db> {
  if (!url.startsWith("file:")) {
    const migrating = connect(url, log, "migrating");
    await migrate(migrating).finally(() => migrating.destroy());
    return connect(url, log, "serving");
  }
  const db = connect(url, log, "serving");
  await migrate(db);
  return db;
}

function connect(url: string, log: Log, purpose: "serving" | "migrating"): Db {
  if (/^postgres(ql)?:/.test(url)) {
    const logLoss = (error: Error) => log.warn({ event: "database_connection_lost", reason: error.name });
    return new Kysely<Tables>({ dialect: postgresDialect(url, purpose, logLoss) });
  }
  if (!url.startsWith("file:")) throw new Error("The database address must begin with file: or postgres:");
  const file = url.slice("file:".length);
  mkdirSync(path.dirname(file), { recursive: true });
  return new Kysely<Tables>({ dialect: sqliteDialect(file) });
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error("The migrations failed", { cause: error });
}
