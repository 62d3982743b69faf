import { openDatabase } from "~/platform/db/database";
import type { Db } from "~/platform/db/schema";
import { type Engine, hasPostgres, postgres, sqlite } from "../support/platform-engines";

const promised = process.env.TEST_DATABASE_URL !== undefined;

/** SQLite, and PostgreSQL where one answers or is promised. */
export const engines: Engine[] = [sqlite(), ...(promised || (await hasPostgres()) ? [postgres()] : [])];

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
