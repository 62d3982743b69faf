import type { Core } from "../core";
import { claimJob } from "./claim";
import { sweep } from "./sweep";

const everySeconds = 600;

/** Sweeps every ten minutes, in one process at a time. */
export function startSweeper(core: Core): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  async function run() {
    try {
      if (await claimJob(core.db, "sweep", core.now(), everySeconds)) await sweep(core);
    } catch (error) {
      core.config.log.error({ event: "sweeper_failed", name: (error as Error).name });
    }
  }
  function next() {
    running = running.then(run);
  }
  const timer = setInterval(next, everySeconds * 1000);
  timer.unref();
  next();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
