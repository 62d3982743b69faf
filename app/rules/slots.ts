/** The maximum number of running tasks, the number that can wait, and for how long. */
export type SlotLimits = { concurrency: number; waiting: number; waitMs: number };

/** The work was not started, because too much of its kind is in progress. */
export class Busy extends Error {
  override readonly name = "Busy";
}

/**
 * A limit on work that needs much memory or time. Work beyond it waits in a queue, first come, first served. If the
 * queue is full, or the wait is too long, it is rejected with `Busy`.
 */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #queue = new Set<() => void>();
  #running = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Runs `work` once a slot is free, and returns its result. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#running -= 1;
      const [next] = this.#queue;
      next?.();
    }
  }

  #enter(): Promise<void> {
    const { concurrency, waiting, waitMs } = this.#limits;
    if (this.#running < concurrency) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#queue.size >= waiting) return Promise.reject(new Busy());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.delete(start);
        reject(new Busy());
      }, waitMs);
      const start = () => {
        clearTimeout(timer);
        this.#queue.delete(start);
        this.#running += 1;
        resolve();
      };
      this.#queue.add(start);
    });
  }
}
