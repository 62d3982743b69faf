/** A promise that took too long. */
export class DeadlineMissed extends Error {
  override readonly name = "DeadlineMissed";
}

/** The result of a promise, unless it takes longer than `ms`. A late result is ignored, and so is a late failure. */
export async function withinDeadline<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineMissed(`not there after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
