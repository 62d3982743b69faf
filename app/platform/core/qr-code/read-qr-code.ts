import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { imageMaxPixels } from "~/rules/files/limits";
import { qrCodeLoadMs, qrCodeMaxMs, qrTextMax } from "~/rules/licence/limits";
import type { Shades } from "./worker";

/** The content of the QR code; `unreadable`: not a picture, or reading it takes too long. */
type QrReading = { is: "read"; text: string } | { is: "none" } | { is: "unreadable" };

type Reading = {
  /** The code of the thread; without it what `scripts/build-workers.mjs` has built. */
  workerFile?: string;
  /** The time limit for the picture. */
  timeoutMs?: number;
  /** Aborts the reading. */
  signal?: AbortSignal;
};

/**
 * The sizes to try, in order: the largest side of the picture in pixels. A code that is too fine or too noisy at one size may
 * be readable at another; blurring removes the noise of a camera.
 */
const passes = [
  { size: 2000, isSoft: false },
  { size: 1200, isSoft: true },
  { size: 800, isSoft: false },
  { size: 1600, isSoft: true },
  { size: 500, isSoft: true },
] as const;
type Pass = (typeof passes)[number];

/**
 * Reads the QR code on a picture. The picture is decoded outside the event loop, the code is searched for in a thread
 * with limits of time and memory. Throws only if the thread cannot start or the reading is aborted.
 */
export async function readQrCode(bytes: Uint8Array, reading: Reading = {}): Promise<QrReading> {
  const { workerFile = path.resolve("build/workers/qr-code.js"), timeoutMs = qrCodeMaxMs, signal } = reading;
  signal?.throwIfAborted();
  const worker = new Worker(workerFile, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 128 } });
  worker.on("error", () => undefined);
  try {
    await nextMessage(worker, within(qrCodeLoadMs, signal));
    return await readInPasses(worker, bytes, within(timeoutMs, signal));
  } catch (error) {
    if (error instanceof Unreadable) return { is: "unreadable" };
    throw error;
  } finally {
    await worker.terminate();
  }
}

/** The picture cannot be read, or crashes its reader; it is not retried. */
class Unreadable extends Error {
  override readonly name = "Unreadable";
}

async function readInPasses(worker: Worker, bytes: Uint8Array, signal: AbortSignal): Promise<QrReading> {
  const seen = new Set<string>();
  for (const pass of passes) {
    const shades = await toShades(bytes, pass);
    const look = `${shades.width}×${shades.height} ${pass.isSoft}`;
    if (seen.has(look)) continue;
    seen.add(look);
    // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
    worker.postMessage(shades);
    const { text } = await findText(worker, signal);
    if (text !== null) return { is: "read", text: text.slice(0, qrTextMax) };
  }
  return { is: "none" };
}

async function toShades(bytes: Uint8Array, { size, isSoft }: Pass): Promise<Shades> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const picture = sharp(bytes, { limitInputPixels: imageMaxPixels, failOn: "error" })
      .autoOrient()
      .flatten({ background: "#fff" })
      .resize({ width: size, height: size, fit: "inside", withoutEnlargement: true })
      .greyscale();
    const { data, info } = await (isSoft ? picture.blur(1) : picture).raw().toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  } catch {
    throw new Unreadable();
  }
}

async function findText(worker: Worker, signal: AbortSignal): Promise<{ text: string | null }> {
  try {
    return (await nextMessage(worker, signal)) as { text: string | null };
  } catch (error) {
    if (signal.aborted && (signal.reason as Error).name !== "TimeoutError") throw error;
    throw new Unreadable();
  }
}

/** The next message of a thread. Throws after the timeout, or if the thread fails or ends. */
async function nextMessage(worker: Worker, signal: AbortSignal): Promise<unknown> {
  const over = new AbortController();
  const ended = once(worker, "exit", { signal: over.signal }).then(() => {
    throw new Error("The thread has ended");
  });
  try {
    const message = once(worker, "message", { signal: AbortSignal.any([signal, over.signal]) });
    const [value] = (await Promise.race([message, ended])) as unknown[];
    return value;
  } finally {
    over.abort();
    ended.catch(() => undefined);
  }
}

const within = (ms: number, signal?: AbortSignal) =>
  signal ? AbortSignal.any([AbortSignal.timeout(ms), signal]) : AbortSignal.timeout(ms);
