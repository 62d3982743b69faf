import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { log } from "~/config/log.server";
import { decodesWaiting, decodeWaitMs } from "~/rules/limits/uploads";
import { workbookMaxMs, workbooksAtOnce, workbookWorkerLoadMs } from "~/rules/workbook/limits";
import { Busy, Slots } from "~/rules/slots";
import type { OpenWorkbook } from "./open-workbook.server";

/** Built by `scripts/build-workers.mjs`. */
const workerFile = path.resolve("build/workers/workbook.js");
/** The worker's heap is many times larger than a workbook needs, and it can open no file except its own code. */
const execArgv = [
  "--max-old-space-size=96",
  "--max-semi-space-size=8",
  "--permission",
  ...["build/workers/*", "node_modules/*", "package.json"].map((place) => `--allow-fs-read=${path.resolve(place)}`),
];
const slots = new Slots({ concurrency: workbooksAtOnce, waiting: decodesWaiting, waitMs: decodeWaitMs });

/**
 * Opens an uploaded workbook in a separate process, which is ended if it needs too much time or memory, because
 * malicious files can make XLSX readers slow. Returns the result of `openWorkbook`, the problem `tooHeavy`, or `busy`
 * if too many are being read.
 */
export async function openInWorker(bytes: Uint8Array, timeoutMs = workbookMaxMs): Promise<OpenWorkbook | "busy"> {
  try {
    return await slots.run(() => open(bytes, timeoutMs));
  } catch (error) {
    if (error instanceof Busy) return "busy";
    throw error;
  }
}

async function open(bytes: Uint8Array, timeoutMs: number): Promise<OpenWorkbook> {
  // The environment is not passed on, so that a workbook that exploits its reader cannot access a secret.
  const worker = fork(workerFile, {
    execArgv,
    env: { NODE_ENV: "production" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  try {
    await nextMessage(worker, workbookWorkerLoadMs);
    worker.send(bytes);
    return (await nextMessage(worker, timeoutMs)) as OpenWorkbook;
  } catch (error) {
    log.warn({ event: "workbook_given_up", name: (error as Error).name });
    return { problem: { code: "tooHeavy" } };
  } finally {
    worker.kill("SIGKILL");
  }
}

/** The next message of a worker. Throws if the worker takes longer, fails or exits. */
function nextMessage(worker: ChildProcess, ms: number): Promise<unknown> {
  const over = AbortSignal.timeout(ms);
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The worker has ended")));
    over.addEventListener("abort", () => reject(over.reason as Error));
  });
}
