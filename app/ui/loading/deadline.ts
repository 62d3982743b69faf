/** A promise that took too long. */
export class DeadlineMissed extends Error {
  override readonly name = "DeadlineMissed";
}

/** The result of a promise, unless it takes longer than `ms`. A late result is ignored, and so is a late failure. */
export async function within<T>(ms: number, promised: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const missed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineMissed(`not there after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promised, missed]);
  } finally {
    clearTimeout(timer);
  }
}
