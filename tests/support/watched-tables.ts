import { StatementSync } from "node:sqlite";
import { vi } from "vitest";

export type Touched = { read: Set<string>; written: Set<string> };

const reads = /\b(?:from|join) "(\w+)"/g;
const writes = /\b(?:insert into|update|delete from) "(\w+)"/g;
const namesIn = (sql: string, pattern: RegExp) => [...sql.matchAll(pattern)].map(([, name = ""]) => name);

/**
 * Tells which statements SQLite is given while something runs: what a call is answered from, whatever the platform's code
 * looks like. The platform runs as it is; only its database is listened to.
 */
export async function statementsOf(run: () => Promise<unknown>): Promise<Set<string>> {
  const heard = new Set<string>();
  const listening = (["all", "run", "iterate"] as const).map((name) => {
    const original = StatementSync.prototype[name] as (...values: unknown[]) => unknown;
    return vi.spyOn(StatementSync.prototype, name).mockImplementation(function heardFirst(
      this: StatementSync,
      ...values: unknown[]
    ) {
      heard.add(this.sourceSQL);
      return original.apply(this, values) as never;
    });
  });
  try {
    await run();
    return heard;
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
