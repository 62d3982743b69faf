import { setTimeout as wait } from "node:timers/promises";
import { noteMs } from "~/rules/limits/readiness";

/**
 * Resolves with `answer`, or rejects after this number of milliseconds: storage or a database that accepts connections but does
 * not answer must not block a page. A late result is ignored.
 */
export async function withTimeout<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  const over = new AbortController();
  const late = wait(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error("No answer in time");
  });
  // The promise that loses the race must not count as unhandled.
  late.catch(() => undefined);
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
  }
}

/**
 * Writes something that a page does not depend on, such as the last use of a session. A database that currently accepts
 * no writes must not delay a reader: the write is awaited briefly, and its failure ignored.
 */
export const note = (write: Promise<unknown>): Promise<void> =>
  withTimeout(noteMs, write).then(
    () => undefined,
    () => undefined,
  );
