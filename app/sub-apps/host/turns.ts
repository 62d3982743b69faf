let last: Promise<unknown> = Promise.resolve();

/** One after the other: a sub-application is mounted only when the one before is gone, however fast one moves on. */
export function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const mine = last.then(task);
  last = mine.catch(() => undefined);
  return mine;
}
