import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { Disk } from "flydrive";
import { withTimeout } from "~/platform/core/base/timeout";
import { s3Options } from "./s3-options";

/** Opens the storage of bytes, which is accessible only through the platform, with this timeout. */
export async function openStorage(url: string, timeoutMs: number): Promise<Disk> {
  if (url.startsWith("s3:")) return new Disk(await s3Driver(new URL(url), timeoutMs));
  if (!url.startsWith("file:")) throw new Error("The storage address must begin with file: or s3:");
  const { FSDriver } = await import("flydrive/drivers/fs");
  const location = url.slice("file:".length);
  await mkdir(location, { recursive: true });
  return new Disk(new FSDriver({ location, visibility: "private" }));
}

/** `s3://KEY:SECRET@host:port/bucket?region=…&tls=0|1`: any service that speaks S3. */
async function s3Driver(url: URL, timeoutMs: number) {
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new S3Driver({
    ...s3Options(url, timeoutMs),
    bucket: url.pathname.slice(1),
    visibility: "private",
    supportsACL: false,
  });
}

/** Fails if the storage does not respond, denies access or lacks the bucket; a missing file is not a failure. */
export async function probeStorage(disk: Disk, ms: number): Promise<void> {
  await withTimeout(ms, disk.listAll("/", { recursive: false }));
}

/**
 * A name that reveals nothing about the file (S-45); its first two characters are a folder, so that folders stay small.
 */
export function newStoredName(): string {
  const name = randomBytes(16).toString("hex");
  return `${name.slice(0, 2)}/${name}`;
}
