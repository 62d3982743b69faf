/** PostgreSQL: lock and statement timeouts, deadlocks, too many clients, disk full, shutdown, lost connections. */
const passingStates = /^(55P03|57014|53300|53100|40001|40P01|57P0\d|08\w{3}|ECONN\w+|ETIMEDOUT|EPIPE)$/;
/** SQLite: busy, locked, I/O error, disk full. */
const passingSqlite = [5, 6, 10, 13];

/** Whether an error means that the database is temporarily unavailable, so that the caller should retry later (§8, 503). */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode, message } = error as { code?: unknown; errcode?: number; message?: string };
  return (
    (typeof code === "string" && passingStates.test(code)) ||
    (errcode !== undefined && passingSqlite.includes(errcode & 0xff)) ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|connection has been discarded/i.test(
      message ?? "",
    )
  );
}

/** Whether a query timed out waiting for a lock: it has already waited, so it can be repeated immediately. */
export function isLockWaitOver(error: unknown): boolean {
  const { code, errcode = 0 } = error as { code?: unknown; errcode?: number };
  return code === "55P03" || code === "57014" || sqliteLocks.includes(errcode & 0xff);
}
const sqliteLocks = [5, 6];
