import type { ReadingKind } from "~/rules/licence/reading-states";
import type { Core } from "~/platform/core/core";
import { startWorker, type Worker } from "~/platform/core/jobs/waking-worker";
import { findLicences } from "./find-licences";
import { readDue } from "./read-due";

/**
 * The worker of this process that reads one kind of information from licences, a few at a time, so that a backlog does not
 * delay new ones. Each kind has a separate worker: an unresponsive service does not delay QR codes. When the process stops, the
 * current file is abandoned and read later.
 */
export function startLicenceWorker(core: Core, kind: ReadingKind): Worker {
  const stopping = new AbortController();
  const { wake, stop } = startWorker({
    async run() {
      await findLicences(core, { batchSize: 5, isStopping: stopping.signal });
      await readDue(core, kind, { batchSize: 10, isStopping: stopping.signal });
    },
    failed: "licence_worker_failed",
    log: core.config.log,
  });
  return {
    wake,
    async stop() {
      stopping.abort();
      await stop();
    },
  };
}
