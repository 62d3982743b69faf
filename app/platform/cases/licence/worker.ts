import type { ReadingKind } from "~/rules/licence/reading-states";
import type { Core } from "~/platform/ground/core";
import { startWorker, type Worker } from "~/platform/ground/jobs/waking-worker";
import { findLicences } from "./find-licences";
import { readDue } from "./read-due";

/**
 * The worker of this process that reads one thing on licences, a few at a time, so that licences from before it was there hold
 * up nothing that somebody waits for. Each kind has its own: a service that does not answer keeps no QR code from being
 * read. What is in hand when the process stops is given up and read later.
 */
export function startLicenceWorker(core: Core, kind: ReadingKind): Worker {
  const stopping = new AbortController();
  const { wake, stop } = startWorker({
    async run() {
      await findLicences(core, { atOnce: 5, isStopping: stopping.signal });
      await readDue(core, kind, { atOnce: 10, isStopping: stopping.signal });
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
