import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type MigrationResult, Migrator } from "kysely/migration";
import { minutes, seconds } from "~/rules/time";
import { migrations } from "./migrations/all";
import type { Db } from "./schema";
import { isLockWaitOver } from "./unavailable";

/** The time for which a migration is retried while a table is locked or another process migrates, in ms. */
const migrationTimeoutMs = minutes(10);
/** The pause between two attempts: requests that queued behind the migration can run during it. */
const retryPauseMs = seconds(1);

/**
 * Thrown for a database that this build cannot bring up to date. The message has the reason and the remedy; entry
 * points print only that.
 */
class MigrationError extends Error {
  override readonly name = "SettingsError";
}

/**
 * The names of the migrations that have not run, in order. One query answers it, whereas the migrator reads the whole catalogue
 * first. Throws a `SettingsError` for a database of a newer build.
 */
export async function listPending(db: Db): Promise<string[]> {
  const done = await listDone(db);
  const newer = done.filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0)
    throw new MigrationError(
      `A newer build has migrated this database (${newer.join(", ")}). Start that build, or restore the backup from before the upgrade (docs/operations.md).`,
    );
  return Object.keys(migrations).filter((name) => !done.includes(name));
}

async function listDone(db: Db): Promise<string[]> {
  const query = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  try {
    return (await query.execute(db)).rows.map(({ name }) => name);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

const isMissingTable = (error: unknown) =>
  (error as { code?: unknown }).code === "42P01" || /no such table/.test((error as Error).message);

/**
 * Runs the pending migrations in one transaction; of several processes that start together, one runs them. A locked table is
 * waited for briefly, so that requests do not queue behind the migration, and the migration is repeated. Throws a
 * `SettingsError` that names the migration that failed.
 */
export async function runMigrations(db: Db): Promise<void> {
  const pending = await listPending(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const end = Date.now() + migrationTimeoutMs;
  for (;;) {
    const { error, results } = await migrator.migrateToLatest();
    if (!error) return;
    if (!isLockWaitOver(error) || Date.now() > end) throw toMigrationError(error, pending, results);
    await pause(retryPauseMs);
  }
}

const missingRight = "42501";

function toMigrationError(error: unknown, pending: string[], results: MigrationResult[] = []): unknown {
  const { code, message } = error as { code?: unknown; message: string };
  if (code === missingRight)
    return new MigrationError(
      `Migrations are pending (${pending.join(", ")}), and the database user may not change tables. Run npm run migrate with the owner's address in DATABASE_URL, then start again (docs/operations.md).`,
    );
  const failed = results.find(({ status }) => status === "Error")?.migrationName;
  return failed ? new MigrationError(`Migration ${failed} failed and was rolled back: ${message}`) : error;
}
