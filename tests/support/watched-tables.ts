import { StatementSync } from "node:sqlite";
import { vi } from "vitest";

export type Touched = { read: Set<string>; written: Set<string> };

const reads = /\b(?:from|join) "(\w+)"/g;
const writes = /\b(?:insert into|update|delete from) "(\w+)"/g;
const namesIn = (sql: string, pattern: RegExp) => [...sql.matchAll(pattern)].map(([, name = ""]) => name);

/** Like `statementsOf`, but lists each statement as often as it was executed. */
export async function everyStatementOf(run: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  await listenTo(run, (statement) => void heard.push(statement));
  return heard;
}

/**
 * The statements that SQLite executes while something runs: they show what a call reads, regardless of the platform's
 * code. The platform runs unchanged; only its database is observed.
 */
export async function statementsOf(run: () => Promise<unknown>): Promise<Set<string>> {
  const heard = new Set<string>();
  await listenTo(run, (statement) => void heard.add(statement));
  return heard;
}

async function listenTo(run: () => Promise<unknown>, hear: (statement: string) => void): Promise<void> {
  const listening = (["all", "run", "iterate"] as const).map((name) => {
    const original = StatementSync.prototype[name] as (...values: unknown[]) => unknown;
    return vi.spyOn(StatementSync.prototype, name).mockImplementation(function heardFirst(
      this: StatementSync,
      ...values: unknown[]
    ) {
      hear(this.sourceSQL);
      return original.apply(this, values) as never;
    });
  });
  try {
    await run();
  } finally {
    for (const one of listening) one.mockRestore();
  }
}

/** The tables that statements read and write. */
export function tablesIn(statements: Iterable<string>): Touched {
  const touched: Touched = { read: new Set(), written: new Set() };
  for (const sql of statements) {
    for (const name of namesIn(sql, writes)) touched.written.add(name);
    for (const name of namesIn(sql.replace(/\bdelete from/g, "delete"), reads)) touched.read.add(name);
  }
  return touched;
}
