import { parentPort } from "node:worker_threads";
import jsQR from "jsqr";

/** Greyscale pixels, one byte each. */
export type Shades = { pixels: Uint8Array; width: number; height: number };

/**
 * A separate thread for one picture (`read-qr-code.ts`): searching for a code takes up to a second of processor time, and
 * longer for a crafted picture. Reports that it is loaded, receives the greyscale image and returns the text, or null if there
 * is no code.
 */
parentPort?.on("message", (shades: Shades) => send({ text: findText(shades) }));
send("loaded");

function send(message: unknown): void {
  // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}

function findText({ pixels, width, height }: Shades): string | null {
  const colours = new Uint8ClampedArray(pixels.length * 4);
  for (const [at, shade] of pixels.entries()) colours.fill(shade, at * 4, at * 4 + 4);
  try {
    return jsQR(colours, width, height, { inversionAttempts: "dontInvert" })?.data || null;
  } catch {
    // It throws on some pictures without a code.
    return null;
  }
}
