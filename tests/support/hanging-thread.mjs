import { parentPort } from "node:worker_threads";

/** A thread that takes a picture and is never done with it. */
parentPort.on("message", () => {
  for (;;);
});
// oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
parentPort.postMessage("loaded");
