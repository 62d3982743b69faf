import { setTimeout as wait } from "node:timers/promises";
import { noteMs } from "~/rules/limits/readiness";

/**
 * What `answer` gives, or a failure after so many milliseconds: a storage or a database that takes connections and says nothing
 * must not hold a page. What comes later is dropped.
 */
export async function withinPatience<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
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
 * Writes down something that a page does not depend on, such as the last use of a session. A database that takes no writes just
 * now holds no reader up: the note is waited for briefly, and left out where it cannot be made.
 */
export const note = (write: Promise<unknown>): Promise<void> =>
  withinPatience(noteMs, write).then(
    () => undefined,
    () => undefined,
  );
