type Queue<Row> = {
  /** Takes at most this many due rows for this process. */
  claim: (most: number) => Promise<Row[]>;
  /** Does what a row asks for. Where it rejects, no more rows are taken, and the first reason is thrown at the end. */
  work: (row: Row) => Promise<void>;
  /** How many rows are under way at once. */
  atOnce: number;
  /** Resolves when more may be due. Left out: only what is due by itself is taken. */
  nextWake?: () => Promise<void>;
  /** Once aborted, no more rows are taken. */
  isStopping?: AbortSignal;
};

const never = () => new Promise<void>(() => undefined);

/**
 * Works off everything that is due and returns the number of rows. A free place is filled as soon as there is one, and rows that
 * become due meanwhile are taken too: a server that is silent about one row delays that row alone.
 */
export async function drainQueue<Row>({
  claim,
  work,
  atOnce,
  nextWake = never,
  isStopping,
}: Queue<Row>): Promise<number> {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let claims = 0;
  for (;;) {
    const free = isStopping?.aborted || failures.length > 0 ? 0 : atOnce - underWay.size;
    const rows = free > 0 ? await claim(free) : [];
    claims += rows.length;
    for (const row of rows) {
      const working = work(row)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => underWay.delete(working));
      underWay.add(working);
    }
    if (underWay.size === 0 && failures.length > 0) throw failures[0];
    if (underWay.size === 0) return claims;
    // After a full claim more may be due at once.
    if (rows.length === 0 || underWay.size === atOnce) await Promise.race([...underWay, nextWake()]);
  }
}
