import { parentPort, workerData } from "node:worker_threads";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/**
 * A separate thread for one PDF (`needs-password.ts`): opens the document with an empty password, as readers do first, and
 * reports whether another one is needed. ISO 32000-1, 7.6.3: a password that only restricts printing or copying is not needed
 * to open it.
 */
const answer = await getDocument({ data: workerData as Uint8Array, verbosity: 0 }).promise.then(
  () => ({ needsPassword: false }),
  (error: Error) => ({ needsPassword: error.name === "PasswordException" }),
);
// oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(answer);
