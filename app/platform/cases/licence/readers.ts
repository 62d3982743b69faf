import { addAbortSignal } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReadingKind, ReadingState } from "~/rules/licence/reading-states";
import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { readCreditCode } from "~/platform/core/ocr";
import { readQrCode } from "~/platform/core/qr-code/read-qr-code";
import { storedStream } from "~/platform/core/storage/bytes";

/** A file to read. */
export type DueFile = { file_id: string } & Pick<Tables["stored_file"], "stored_name" | "type" | "bytes">;

type Outcome = { state: ReadingState; text?: string };
type Reader = (core: Core, file: DueFile, signal?: AbortSignal) => Promise<Outcome>;

/** The reader of each kind. If it throws, the file is tried again later. */
export const readers: Record<ReadingKind, Reader> = {
  async qrCode(core, file, signal) {
    if (!["image/png", "image/jpeg"].includes(file.type)) return { state: "noPicture" };
    const bytes = await loadBytes(core, file, signal);
    const { is, ...reading } = await readQrCode(bytes, { workerFile: core.config.qrCodeWorker, signal });
    return { state: is, ...reading };
  },
  async creditCode(core, file, signal) {
    const { ocr } = core.config;
    if (!ocr) throw new Error("No OCR service is set up");
    const bytes = await loadBytes(core, file, signal);
    const reading = await readCreditCode(ocr, { bytes, type: file.type }, signal);
    return reading.is === "read" ? { state: "read", text: reading.code } : { state: "none" };
  },
};

/** All bytes of a file; the upload limit bounds their size. */
async function loadBytes(core: Core, { stored_name, bytes: size }: DueFile, signal?: AbortSignal) {
  const stream = await storedStream(core, stored_name);
  const inTime = AbortSignal.timeout(core.scanTimeoutMs);
  addAbortSignal(signal ? AbortSignal.any([inTime, signal]) : inTime, stream);
  const bytes = new Uint8Array(await buffer(stream));
  if (bytes.length !== size) throw new Error("Not as many bytes as the file has");
  return bytes;
}
