import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { pdfOpeningMs } from "~/rules/limits/uploads";

/** The name that every encrypted PDF has in its trailer, which is never encrypted itself. */
const encryption = "/Encrypt";

/**
 * Whether a PDF only opens with a password. Only a PDF that names an encryption is opened, in a thread with limits of time and
 * memory. A PDF that cannot be opened within them is treated as one without a password.
 *
 * @param workerFile the code of the thread; without it what `scripts/build-workers.mjs` has built
 */
export async function needsPassword(
  bytes: Uint8Array,
  workerFile: string = path.resolve("build/workers/pdf-password.js"),
): Promise<boolean> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(encryption)) return false;
  const worker = new Worker(workerFile, {
    env: {},
    execArgv: [],
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    // pdf.js reports on standard error that it cannot draw here, which is not needed.
    stdout: true,
    stderr: true,
  });
  worker.on("error", () => undefined);
  const isOver = new AbortController();
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(pdfOpeningMs), isOver.signal]);
    const message = once(worker, "message", { signal });
    const ended = once(worker, "exit", { signal }).then(() => [{ needsPassword: false }]);
    const [answer] = (await Promise.race([message, ended]).catch(() => [{ needsPassword: false }])) as [Opening];
    message.catch(() => undefined);
    ended.catch(() => undefined);
    return answer.needsPassword;
  } finally {
    isOver.abort();
    await worker.terminate();
  }
}

/** The thread's response. */
type Opening = { needsPassword: boolean };
