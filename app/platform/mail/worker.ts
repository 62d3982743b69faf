import type { Core } from "../core";
import { deliverDue } from "./deliver";
import type { Transport } from "./transport";

const pollMs = 5000;

/** The mail worker of this process: looks every few seconds, and at once when told that a letter waits. */
export function startMailWorker(core: Core, transport: Transport): { wake(): void; stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const asked = { again: false, toStop: false };

  async function run() {
    do {
      asked.again = false;
      await deliverDue(core, transport).catch((error: Error) => {
        core.config.log.error({ event: "mail_worker_failed", name: error.name });
      });
    } while (asked.again && !asked.toStop);
    running = null;
  }
  function wake() {
    asked.again = true;
    if (!asked.toStop) running ??= run();
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      asked.toStop = true;
      clearInterval(timer);
      transport.close();
      await running;
    },
  };
}
