import type { Core } from "~/platform/ground/core";
import { scanStopMs } from "~/platform/ground/settings/limits";
import { startWorker, type Worker } from "~/platform/ground/jobs/waking-worker";
import { scanDue } from "./scan-due";

/** The scan worker of this process. Scans in hand get a moment when it stops; what they leave is scanned again later. */
export function startScanWorker(core: Core): Worker {
  const stopping = new AbortController();
  const leaving = new AbortController();
  const { wake, stop } = startWorker({
    run: () => scanDue(core, { isStopping: stopping.signal, mustStop: leaving.signal }),
    failed: "scan_worker_failed",
    log: core.config.log,
  });
  return {
    wake,
    async stop() {
      stopping.abort();
      const late = setTimeout(() => leaving.abort(), scanStopMs);
      await stop();
      clearTimeout(late);
    },
  };
}
