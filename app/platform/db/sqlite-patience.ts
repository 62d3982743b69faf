import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseConnection } from "kysely";

const patienceMs = 5000;
const sqliteBusy = 5;

/**
 * Waits for a database that another process is writing to. SQLite's own waiting would stop this whole process for as
 * long; a statement that found the database busy has done nothing, so it is simply tried again.
 */
export function patient(connection: DatabaseConnection): DatabaseConnection {
  const execute: DatabaseConnection["executeQuery"] = async (query, options) => {
    const until = performance.now() + patienceMs;
    for (;;) {
      try {
        return await connection.executeQuery(query, options);
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
        await wait(2 + Math.random() * 8);
      }
    }
  };
  return { executeQuery: execute, streamQuery: (query, size, options) => connection.streamQuery(query, size, options) };
}

/** `SQLITE_BUSY`, whatever its extension says. */
const isBusy = (error: unknown) => (((error as { errcode?: number }).errcode ?? 0) & 0xff) === sqliteBusy;
