import type { Core } from "~/platform/ground/core";
import { startWorker, type Worker } from "~/platform/ground/jobs/waking-worker";
import { deliverDue, type Transport } from "./deliver";

/** The worker of this process that empties the outbox of one channel: letters or text messages. */
export function startOutboxWorker<Message>(core: Core, transport: Transport<Message>): Worker {
  const { wake, stop } = startWorker({
    run: () => deliverDue(core, transport),
    failed: `${transport.channel}_worker_failed`,
    log: core.config.log,
  });
  return {
    wake,
    stop() {
      const stopped = stop();
      transport.close();
      return stopped;
    },
  };
}
