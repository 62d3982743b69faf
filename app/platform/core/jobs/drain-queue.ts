type Queue<Row> = {
  /** Takes at most this many due rows for this process. */
  claim: (most: number) => Promise<Row[]>;
  /** Processes a row. If it rejects, no more rows are taken, and the first error is thrown at the end. */
  work: (row: Row) => Promise<void>;
  /** The number of rows processed at a time. */
  concurrency: number;
  /** Resolves when more rows may be due. Without it, only rows that are due anyway are processed. */
  nextWake?: () => Promise<void>;
  /** Once aborted, no more rows are taken. */
  isStopping?: AbortSignal;
};

const never = () => new Promise<void>(() => undefined);

/**
 * Processes everything that is due and returns the number of rows. A free slot is filled immediately, and rows that become due
 * while it runs are included: an unresponsive server delays only its own row.
 */
export async function drainQueue<Row>({
  claim,
  work,
  concurrency,
  nextWake = never,
  isStopping,
}: Queue<Row>): Promise<number> {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let claims = 0;
  for (;;) {
    const free = isStopping?.aborted || failures.length > 0 ? 0 : concurrency - underWay.size;
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
    // If the batch was full, more rows may be due already.
    if (rows.length === 0 || underWay.size === concurrency) await Promise.race([...underWay, nextWake()]);
  }
}
