import { seconds } from "~/rules/time";
import type { Log } from "~/platform/core/settings/config";

const pollMs = seconds(5);

type Work = {
  /** Does everything that is due. `nextWake` resolves when the worker is woken the next time. */
  run: (nextWake: () => Promise<void>) => Promise<unknown>;
  /** The name of a failed run in the log. */
  failed: string;
  log: Log;
};

/** A background worker of this process; `stop` resolves when it has ended. */
export type Worker = { wake: () => void; stop: () => Promise<void> };

/** A worker of this process: runs every few seconds, and immediately when woken; one run at a time. */
export function startWorker({ run, failed, log }: Work): Worker {
  let running: Promise<void> | null = null;
  const state = { again: false, toStop: false };
  let woken = Promise.withResolvers<void>();
  const nextWake = () => woken.promise;

  async function runAll() {
    do {
      state.again = false;
      await run(nextWake).catch((error: Error) => log.error({ event: failed, name: error.name }));
    } while (state.again && !state.toStop);
    running = null;
  }
  function wake() {
    state.again = true;
    woken.resolve();
    woken = Promise.withResolvers();
    if (!state.toStop) running ??= runAll();
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      state.toStop = true;
      clearInterval(timer);
      await running;
    },
  };
}
