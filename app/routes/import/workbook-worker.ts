import { parentPort } from "node:worker_threads";
import { openWorkbook } from "./open-workbook.server";

/**
 * A thread of its own for one workbook (`open-in-worker.server.ts`): whatever the file does to its reader, the portal goes on
 * serving. It says when it is loaded, takes the bytes and gives what `openWorkbook` gives.
 */
parentPort?.once("message", (bytes: Uint8Array<ArrayBuffer>) => {
  void openWorkbook(bytes).then((opened) => parentPort?.postMessage(opened, []));
});
parentPort?.postMessage("loaded", []);
