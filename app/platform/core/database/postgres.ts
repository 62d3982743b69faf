import type { Socket } from "node:net";
import { Client, Pool, types } from "pg";
import { seconds } from "~/rules/time";

const int8 = 20;

/** The time for which a query waits for a lock. */
export const lockTimeoutMs = seconds(2);

/**
 * Kept short, so that a locked row, a busy or an unresponsive server results in an answer instead of a hanging page. The first
 * three limits are enforced by the server; the limit of the query is ours, for a server that enforces none.
 */
const timeouts = {
  statement_timeout: seconds(5),
  lock_timeout: lockTimeoutMs,
  idle_in_transaction_session_timeout: seconds(10),
  query_timeout: 6_000,
  connectionTimeoutMillis: 2_000,
  keepAlive: true,
};

/**
 * Closes a connection if a query on it is not answered in time. The answer would still be pending, and anything sent next
 * on the connection, first of all the end of the transaction, would wait just as long again.
 */
class TimedClient extends Client {
  override query(...args: unknown[]): never {
    const result = (super.query as (...all: unknown[]) => unknown).apply(this, args);
    if (result instanceof Promise)
      result.catch((error: Error) => {
        if (error.message === readTimeout) (this as unknown as ClientWithSocket).connection.stream.destroy();
      });
    return result as never;
  }
}
/** The part of a client that is missing in the types of `pg`. */
type ClientWithSocket = { connection: { stream: Socket } };
const readTimeout = "Query read timeout";

/** Connections to PostgreSQL; 64-bit numbers arrive as numbers, as they do from SQLite. */
export function postgresPool(url: string, purpose: "serving" | "migrating", onIdleError: (error: Error) => void) {
  const pool = new Pool({
    Client: TimedClient,
    connectionString: url,
    max: purpose === "serving" ? 10 : 1,
    ...(purpose === "serving" ? timeouts : { lock_timeout: lockTimeoutMs }),
    types: {
      getTypeParser: (id, format) =>
        Number(id) === int8 ? (text: string) => Number(text) : types.getTypeParser(id, format as "text"),
    },
  });
  pool.on("error", onIdleError);
  // Between two queries the pool does not listen to a connection in use: without a listener, its error would end the process.
  pool.on("connect", (client) => client.on("error", onIdleError));
  return pool;
}
