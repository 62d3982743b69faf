import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { iso } from "~/platform/core/base/instants";
import { openUnchanged } from "~/platform/core/database/database";
import { listPending } from "~/platform/core/database/migrate";
import { migrations } from "~/platform/core/database/migrations/all";
import { makeSeal } from "~/platform/core/seal";
import { requireOwnSecret } from "~/platform/core/secret-check";
import { openStorage } from "~/platform/core/storage/storage";
import { storageTimeoutMs } from "~/rules/files/limits";
import { type DataCommand, type DataPlaces, UsageError } from "~/platform/commands/command";
import { checksumOf, type Checksums, writeChecksums } from "./checksums";
import { copyOut, listBytes } from "./copy-bytes";
import { dumpDatabase, dumpNames, engineOf } from "./dump-database";
import { writeManifest } from "./manifest";
import { listStoredNames } from "./stored-names";

/** Writes the database and all files into a new folder while the portal is running. */
export const backup: DataCommand = {
  usage: "backup FOLDER",
  summary: "writes the database and all files into a new folder, while the portal serves; the secret is not part of it",
  async runOnData([folder = "", ...more], places) {
    if (folder === "" || more.length > 0) throw new UsageError("Give one folder.");
    if (existsSync(folder) && (await readdir(folder)).length > 0)
      throw new UsageError(`${folder} is not empty. Give a new folder.`);
    const { files, missing, secret } = await writeBackup(folder, places);
    return {
      isDone: missing.length === 0,
      lines: [
        `The backup is in ${folder}: the database and ${files} files.`,
        ...missing.map((name) => `PROBLEM: the file ${name} is missing in the storage.`),
        `It opens only with the secret ${secret} (SESSION_SECRET), which it does not contain. Keep that one elsewhere.`,
      ],
    };
  },
};

/**
 * Copies the files before the database and again after it, so that the backup includes files that are deleted or uploaded in
 * between.
 */
async function writeBackup(folder: string, { databaseUrl, storageUrl, secrets, log, now, print }: DataPlaces) {
  const seal = makeSeal(secrets);
  const disk = await openStorage(storageUrl, storageTimeoutMs);
  const db = openUnchanged(databaseUrl, log);
  try {
    if ((await listPending(db)).length > 0)
      throw new UsageError("The database is not up to date: back it up with the build that serves it.");
    await requireOwnSecret(db, seal);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const sums: Checksums = new Map();
    await copyOut(disk, await listBytes(disk), folder, sums);
    print(`Copied ${sums.size} files.`);
    const engine = engineOf(databaseUrl);
    const file = path.join(folder, dumpNames[engine]);
    await dumpDatabase(databaseUrl, file);
    sums.set(dumpNames[engine], await checksumOf(file));
    print("Copied the database.");
    const names = await listStoredNames(db);
    const missing = await copyOut(disk, names, folder, sums);
    await writeChecksums(folder, sums);
    const secret = seal.newestPrefix.slice(0, -1);
    const migration = Object.keys(migrations).at(-1) ?? "";
    await writeManifest(folder, {
      format: 1,
      at: iso(now),
      engine,
      migration,
      secret,
      files: names.length,
      missingFiles: missing.length,
    });
    return { files: sums.size - 1, missing, secret };
  } finally {
    await db.destroy();
  }
}
