/** Thrown if a promise takes too long. */
export class DeadlineMissed extends Error {
  override readonly name = "DeadlineMissed";
}

/** The result of a promise; throws if it takes longer than `ms`. Late results and failures are ignored. */
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
