import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { megabytes } from "~/rules/size";
import { withTimeout } from "~/platform/core/base/timeout";
import { busyTimeoutMs, sqliteBusy, SqliteFile } from "./sqlite-file";

/**
 * Embedded SQLite under Kysely: no acknowledged write is lost in a power failure (`synchronous=FULL`). Transactions and
 * writes take turns on one connection, reads use another one, because in WAL mode a writer never blocks them.
 */
export const sqliteDialect = (file: string): Dialect => ({
  createDriver: () => new SqliteFileDriver(file),
  createAdapter: () => new TransactionalAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

/** The maximum size of the write-ahead file after a large transaction, in bytes. */
export const walMaxBytes = megabytes(64);

class SqliteFileDriver implements Driver {
  readonly #writing: SqliteFile;
  readonly #reading: SqliteFile;
  readonly #turn = new Turn();

  constructor(file: string) {
    this.#writing = new SqliteFile(
      file,
      `pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = ${walMaxBytes};`,
    );
    this.#reading = new SqliteFile(file, "pragma query_only = on;");
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#writing, this.#reading, this.#turn);
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // With a full disk SQLite has already rolled back: another attempt would fail, and hide the cause.
    if (this.#writing.isInTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    this.#reading.close();
    this.#writing.close();
  }
}

/** The connection of a query or a transaction. */
class SqliteConnection implements DatabaseConnection {
  readonly #writing: SqliteFile;
  readonly #reading: SqliteFile;
  readonly #turn: Turn;
  #endTurn: (() => void) | undefined;

  constructor(writing: SqliteFile, reading: SqliteFile, turn: Turn) {
    this.#writing = writing;
    this.#reading = reading;
    this.#turn = turn;
  }

  /**
   * Takes the write lock when the transaction begins: two processes on one file then queue, whereas upgrading from reading to
   * writing would fail immediately.
   */
  async begin(): Promise<void> {
    const until = performance.now() + busyTimeoutMs;
    this.#endTurn = await this.#turn.take();
    await this.#writing.run(CompiledQuery.raw("begin immediate"), until);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.#writing.run<Row>(query);
    if (isRead(query)) return this.#reading.run<Row>(query);
    const until = performance.now() + busyTimeoutMs;
    const endTurn = await this.#turn.take();
    return this.#writing.run<Row>(query, until).finally(endTurn);
  }

  // oxlint-disable-next-line require-yield -- nothing here streams: lists are read in pieces
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Queries are not streamed from SQLite");
  }

  release(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

/** Raw SQL counts as a read only if it starts like one. */
const isRead = ({ sql, query }: CompiledQuery) => query.kind === "SelectQueryNode" || /^\s*select\b/i.test(sql);

/** The turns on the writing connection, one at a time and in order. */
class Turn {
  #last: Promise<void> = Promise.resolve();

  /**
   * Resolves when it is the caller's turn, with the function that ends the turn. A caller that waits too long fails as
   * with a busy database.
   */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    try {
      await withTimeout(busyTimeoutMs, before);
      return resolve;
    } catch (error) {
      void before.then(resolve);
      throw Object.assign(error as Error, { errcode: sqliteBusy });
    }
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** Queries are queued by this class, so Kysely's own queue is not needed. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
