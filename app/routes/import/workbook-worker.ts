import { openWorkbook } from "./open-workbook.server";

/**
 * A separate process for one workbook (`open-in-worker.server.ts`): even if the file crashes its reader, the portal keeps
 * serving. Reports that it is loaded, receives the bytes and returns the result of `openWorkbook`.
 */
process.once("message", (bytes: Uint8Array<ArrayBuffer>) => {
  void openWorkbook(new Uint8Array(bytes)).then((workbook) => process.send?.(workbook));
});
process.send?.("loaded");
