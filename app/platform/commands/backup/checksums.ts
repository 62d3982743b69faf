import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { UsageError } from "~/platform/commands/command";

/** The checksum of each file of a backup, by its path in the folder. */
export type Checksums = Map<string, string>;

const nameOf = (folder: string) => path.join(folder, "SHA256SUMS");

/** The SHA-256 of a file, in hex. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Writes the checksums in the format of `sha256sum -c SHA256SUMS`. */
export const writeChecksums = (folder: string, sums: Checksums): Promise<void> =>
  writeFile(nameOf(folder), [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join(""));

/** Reads the checksums of a backup, and compares every file. Throws a `UsageError` with the first file that differs. */
export async function verifyChecksums(folder: string): Promise<Checksums> {
  const lines = (await readFile(nameOf(folder), "utf8")).split("\n").filter(Boolean);
  const sums: Checksums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  for (const [name, sum] of sums) {
    const actual = await checksumOf(path.join(folder, name)).catch(() => "");
    if (actual !== sum) throw new UsageError(`${name} of the backup is damaged or missing.`);
  }
  return sums;
}
