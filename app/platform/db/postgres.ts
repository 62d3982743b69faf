import { PostgresDialect } from "kysely";
import { Pool, types } from "pg";

const int8 = 20;

/** Kept short, so that a locked row or a busy server becomes an answer and not a hanging page. */
const patience = { statement_timeout: 5_000, lock_timeout: 2_000, connectionTimeoutMillis: 2_000 };

/** PostgreSQL under Kysely; 64-bit numbers arrive as numbers, as they do from SQLite. */
export function postgresDialect(url: string, purpose: "serving" | "migrating", onIdleError: (error: Error) => void) {
  const pool = new Pool({
    connectionString: url,
    max: purpose === "serving" ? 10 : 1,
    ...(purpose === "serving" ? patience : {}),
    types: {
      getTypeParser: (id, format) =>
        id === int8 ? (text: string) => Number(text) : types.getTypeParser(id, format as "text"),
    },
  });
  pool.on("error", onIdleError);
  return new PostgresDialect({ pool });
}
