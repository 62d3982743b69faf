import { parentPort } from "node:worker_threads";

/** A thread that receives a picture and never finishes. */
parentPort.on("message", () => {
  for (;;);
});
// oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
parentPort.postMessage("loaded");
