/** A promise that took too long. */
export class DeadlineMissed extends Error {
  override readonly name = "DeadlineMissed";
}

/** What is promised, unless it takes longer than `ms`. What comes late is ignored; its failure too. */
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
