import path from "node:path";
import { Worker } from "node:worker_threads";
import { log } from "~/config/log.server";
import { decodedAtOnce, decodesWaiting, decodeWaitMs, workbookMaxMs, workbookWorkerLoadMs } from "~/rules/limits";
import { Busy, Slots } from "~/rules/slots";
import type { Opened } from "./open-workbook.server";

/** Built by `scripts/build-workers.mjs`. */
const workerFile = path.resolve("build/workers/workbook.js");
/** Of one thread, in MB: many times what a workbook of ours needs. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const slots = new Slots({ atOnce: decodedAtOnce, waiting: decodesWaiting, waitMs: decodeWaitMs });

/**
 * Opens an uploaded workbook in a thread that is ended when it takes too long or too much memory: readers of XLSX are slow on
 * files made to be slow. Gives what `openWorkbook` gives, the problem `tooHeavy`, or `busy` where too many are being read.
 */
export async function openInWorker(
  bytes: Uint8Array<ArrayBuffer>,
  patienceMs = workbookMaxMs,
): Promise<Opened | "busy"> {
  try {
    return await slots.run(() => open(bytes, patienceMs));
  } catch (error) {
    if (error instanceof Busy) return "busy";
    throw error;
  }
}

async function open(bytes: Uint8Array<ArrayBuffer>, patienceMs: number): Promise<Opened> {
  const worker = new Worker(workerFile, { resourceLimits });
  try {
    await answerOf(worker, workbookWorkerLoadMs);
    worker.postMessage(bytes, [bytes.buffer]);
    return (await answerOf(worker, patienceMs)) as Opened;
  } catch (error) {
    log.warn({ event: "workbook_given_up", name: (error as Error).name });
    return { problem: { code: "tooHeavy" } };
  } finally {
    await worker.terminate();
  }
}

/** The next message of a worker; throws when it takes longer, fails or ends. */
function answerOf(worker: Worker, ms: number): Promise<unknown> {
  const over = AbortSignal.timeout(ms);
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The worker has ended")));
    over.addEventListener("abort", () => reject(over.reason as Error));
  });
}
