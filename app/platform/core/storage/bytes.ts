import { Readable } from "node:stream";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";
import type { Content } from "./content";
import { withTimeout } from "~/platform/core/base/timeout";
import { newStoredName, probeStorage } from "./storage";

/**
 * Stores bytes under a new name, and returns that name. The name is recorded before the bytes are written, and its
 * record is removed by the code that creates the row, so that after a crash at any point the retention job finds the
 * remains (F-21).
 */
export async function keepBytes(
  { db, disk, config, storageTimeoutMs }: Core,
  { bytes, type }: Content,
  now: Date,
): Promise<string> {
  const storedName = newStoredName();
  await db
    .insertInto("pending_bytes")
    .values({ stored_name: storedName, created_at: iso(now) })
    .execute();
  try {
    await withTimeout(storageTimeoutMs, disk.put(storedName, bytes, { contentType: type }));
    return storedName;
  } catch (error) {
    config.log.error({ event: "storage_failed", name: (error as Error).name });
    return refuse("unavailable", "file.store");
  }
}

/** The bytes of a row. Missing bytes are reported as such and logged, so that the page still works (F-21). */
export async function storedStream({ disk, config, storageTimeoutMs }: Core, storedName: string): Promise<Readable> {
  try {
    const isThere = await withTimeout(storageTimeoutMs, disk.exists(storedName));
    if (isThere) return await withTimeout(storageTimeoutMs, disk.getStream(storedName));
    // If the bucket is missing, the response is the same for every file: this is a fault of ours, and the file may reappear.
    await probeStorage(disk, storageTimeoutMs);
  } catch (error) {
    config.log.error({ event: "storage_failed", name: (error as Error).name });
    return refuse("unavailable", "file.fetch");
  }
  config.log.error({ event: "bytes_missing" });
  return refuse("unknown", "file.fetch");
}

/** Like `storedStream`, but as a web stream for the response. */
export const storedBytes = async (core: Core, storedName: string): Promise<ReadableStream> =>
  Readable.toWeb(await storedStream(core, storedName)) as ReadableStream;

/**
 * Removes bytes without a row, and returns whether it succeeded. If the storage does not respond, the next run retries.
 */
export async function removeBytes({ db, disk, config, storageTimeoutMs }: Core, storedName: string): Promise<boolean> {
  try {
    await withTimeout(storageTimeoutMs, disk.delete(storedName));
    await db.deleteFrom("pending_bytes").where("stored_name", "=", storedName).execute();
    return true;
  } catch (error) {
    config.log.warn({ event: "bytes_not_removed", name: (error as Error).name });
    return false;
  }
}
