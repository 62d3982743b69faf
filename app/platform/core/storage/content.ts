import { fileTypeFromBuffer } from "file-type";
import { avatarPx } from "~/rules/profile/avatar";
import { type fileExtensions, imageMaxPixels } from "~/rules/files/limits";
import { busySeconds } from "~/rules/limits/base-api";
import { decodedAtOnce, decodesWaiting, decodeWaitMs } from "~/rules/limits/uploads";
import { refuse } from "~/platform/core/base/refuse";
import { Busy, Slots } from "~/rules/slots";
import { needsPassword } from "~/platform/core/pdf/needs-password";
import type { PlatformConfig } from "~/platform/core/settings/config";
import { requireSafeOfficeFile } from "./office";

type Extension = (typeof fileExtensions)[number];
export type Content = { bytes: Uint8Array; type: string };

const types: Record<Extension, string> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/**
 * The content to store: verified against its extension, or refused (422: S-40, and documents that need a password); images are
 * re-encoded (S-43).
 */
export async function acceptedContent(
  bytes: Uint8Array,
  extension: Extension,
  { pdfWorker }: Pick<PlatformConfig, "pdfWorker"> = {},
): Promise<Content> {
  const type = types[extension];
  if (extension === "docx" || extension === "xlsx") await requireSafeOfficeFile(bytes);
  if ((await detectedType(bytes)) !== type) return refuse("unacceptable", "file.content");
  if (extension === "pdf" && (await needsPassword(bytes, pdfWorker))) return refuse("unacceptable", "file.password");
  return { type, bytes: type === "image/png" || type === "image/jpeg" ? await redrawn(bytes, type) : bytes };
}

async function detectedType(bytes: Uint8Array) {
  try {
    const type = (await fileTypeFromBuffer(bytes))?.mime;
    return type === "image/apng" ? "image/png" : type;
  } catch {
    return undefined;
  }
}

/** Re-encodes a picture, so that only its pixels remain: no location, script or embedded file (S-42, S-43). */
async function redrawn(bytes: Uint8Array, type: "image/png" | "image/jpeg"): Promise<Uint8Array> {
  try {
    const picture = await openPicture(bytes);
    return await (type === "image/png" ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer();
  } catch {
    return refuse("unacceptable", "file.content");
  }
}

/** Converts a picture to an avatar: the centre square, on white, as JPEG (§5). Other content is refused. */
export async function squarePicture(bytes: Uint8Array): Promise<Content> {
  const type = await detectedType(bytes);
  if (type !== "image/png" && type !== "image/jpeg") return refuse("unacceptable", "avatar.format");
  try {
    const square = (await openPicture(bytes))
      .resize(avatarPx, avatarPx, { fit: "cover" })
      .flatten({ background: "#fff" });
    return { type: "image/jpeg", bytes: await square.jpeg({ quality: 90 }).toBuffer() };
  } catch {
    return refuse("unacceptable", "avatar.format");
  }
}

async function openPicture(bytes: Uint8Array) {
  const { default: sharp } = await import("sharp");
  // One thread per picture and no cache, because memory matters more here than speed.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(bytes, { limitInputPixels: imageMaxPixels, failOn: "error" }).autoOrient();
}

const slots = new Slots({ concurrency: decodedAtOnce, waiting: decodesWaiting, waitMs: decodeWaitMs });

/**
 * Checks and stores a file when it is its turn, because this needs several copies of a file in memory, and for a
 * picture also its pixels. Refusal: `file.busy` (503, `details.retryAfter` in seconds) when too many wait.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await slots.run(work);
  } catch (error) {
    if (error instanceof Busy) return refuse("unavailable", "file.busy", { retryAfter: busySeconds });
    throw error;
  }
}
