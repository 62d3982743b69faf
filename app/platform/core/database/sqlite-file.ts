import { setTimeout as wait } from "node:timers/promises";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { CompiledQuery, QueryResult } from "kysely";
import { seconds } from "~/rules/time";

const preparedStatements = 200;
/** The time for which a query waits while others write to the file, and SQLite's code for that. */
export const busyTimeoutMs = seconds(5);
export const sqliteBusy = 5;

type Statement = Pick<CompiledQuery, "sql" | "parameters">;

/** A connection to an SQLite file, with its prepared statements, which waits for other processes. */
export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** `pragmas` configure the connection for its purpose. */
  constructor(file: string, pragmas: string) {
    this.#database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
    this.#database.exec(pragmas);
    // Waiting is implemented below, because SQLite's own would block the whole process.
    this.#database.exec("pragma busy_timeout = 0");
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /**
   * Runs a query. Another process that writes is waited for, until this moment of `performance.now()`: a statement that found
   * the database busy has done nothing.
   */
  async run<Row>(query: Statement, until = performance.now() + busyTimeoutMs): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        return this.#execute(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
        await wait(2 + Math.random() * 8);
      }
    }
  }

  close(): void {
    this.#database.close();
  }

  #execute<Row>({ sql, parameters }: Statement): QueryResult<Row> {
    const statement = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  #prepare(sql: string): StatementSync {
    const cachedStatement = this.#statements.get(sql);
    if (cachedStatement) return cachedStatement;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= preparedStatements) this.#statements.clear();
    if (!/^\s*(begin|commit|rollback|create|drop|alter)/i.test(sql)) this.#statements.set(sql, statement);
    return statement;
  }
}

/** `SQLITE_BUSY`, with any extended code. */
const isBusy = (error: unknown) => (((error as { errcode?: number }).errcode ?? 0) & 0xff) === sqliteBusy;
