import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Disk } from "flydrive";
import { type Checksums, checksumOf } from "./checksums";

const inBackup = (name: string) => `files/${name}`;

/** The names of all bytes in the storage. */
export async function listBytes(disk: Disk): Promise<string[]> {
  const names: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll("/", { recursive: true, paginationToken });
    for (const one of page.objects) if (one.isFile) names.push(one.key);
    ({ paginationToken } = page);
  } while (paginationToken);
  return names;
}

/** Copies bytes into a backup and adds their checksums. Returns the names of those that are missing. */
export async function copyOut(disk: Disk, names: string[], folder: string, sums: Checksums): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    if (sums.has(inBackup(name))) continue;
    const file = path.join(folder, inBackup(name));
    await mkdir(path.dirname(file), { recursive: true });
    if (await copyOne(disk, name, file)) sums.set(inBackup(name), await checksumOf(file));
    else missing.push(name);
  }
  return missing;
}

/** Copies one file, and returns whether it exists: it may be deleted while it is being copied. */
async function copyOne(disk: Disk, name: string, file: string): Promise<boolean> {
  try {
    await pipeline(await disk.getStream(name), createWriteStream(file));
    return true;
  } catch (error) {
    if (await disk.exists(name)) throw error;
    await rm(file, { force: true });
    return false;
  }
}

/** Copies all bytes of a backup into the storage. */
export async function copyIn(disk: Disk, folder: string, sums: Checksums): Promise<void> {
  const start = inBackup("");
  for (const name of sums.keys())
    if (name.startsWith(start))
      await disk.putStream(name.slice(start.length), createReadStream(path.join(folder, name)));
}
