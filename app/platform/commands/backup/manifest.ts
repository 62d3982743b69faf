import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { UsageError } from "~/platform/commands/command";

const manifest = z.object({
  /** The format of the folder. */
  format: z.literal(1),
  /** The instant of the database, ISO 8601 UTC. */
  at: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  /** The newest migration of the database. Any build that includes it can restore the backup. */
  migration: z.string(),
  /** Identifies the secret that encrypts new values, which is never part of a backup itself. */
  secret: z.string(),
  /** The number of files in the database, and of those that were missing when they were copied. */
  files: z.number(),
  missingFiles: z.number(),
});
export type BackupManifest = z.output<typeof manifest>;

const nameOf = (folder: string) => path.join(folder, "manifest.json");

/** Written last, so that a folder without it is not a complete backup. */
export const writeManifest = (folder: string, content: BackupManifest): Promise<void> =>
  writeFile(nameOf(folder), `${JSON.stringify(content, null, 2)}\n`);

/** Reads the manifest of a backup. Throws a `UsageError` if the folder is not a complete backup. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(nameOf(folder), "utf8").catch(() => {
    throw new UsageError(`${folder} is not a complete backup: it has no manifest.json.`);
  });
  const { success, data } = manifest.safeParse(JSON.parse(text));
  if (!success) throw new UsageError(`${folder} was made by another version: its manifest cannot be read.`);
  return data;
}
