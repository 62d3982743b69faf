import { openWorkbook } from "./open-workbook.server";

/**
 * A separate process for one workbook (`open-in-worker.server.ts`): whatever the file does to its reader, the portal goes on
 * serving. It says when it is loaded, takes the bytes and gives what `openWorkbook` gives.
 */
process.once("message", (bytes: Uint8Array<ArrayBuffer>) => {
  void openWorkbook(new Uint8Array(bytes)).then((workbook) => process.send?.(workbook));
});
process.send?.("loaded");
