import path from "node:path";
import { sql } from "kysely";
import { openDatabase, openUnchanged } from "~/platform/core/database/database";
import { makeSeal } from "~/platform/core/seal";
import { openStorage } from "~/platform/core/storage/storage";
import { storageTimeoutMs } from "~/rules/files/limits";
import { type DataCommand, type DataPlaces, UsageError } from "~/platform/commands/command";
import { holdEmails } from "~/platform/core/outbox/held-emails";
import { checkData } from "./check-data";
import { verifyChecksums } from "./checksums";
import { copyIn, listBytes } from "./copy-bytes";
import { dumpNames, engineOf, loadDatabase } from "./dump-database";
import { readManifest } from "./manifest";

/** Restores a backup into an empty database and an empty storage, holds its pending emails, and checks the result. */
export const restore: DataCommand = {
  usage: "restore FOLDER",
  summary: "puts a backup into an empty database and storage, holds what waits in its outbox, and checks the result",
  async runOnData([folder = "", ...more], places) {
    if (folder === "" || more.length > 0) throw new UsageError("Give one folder.");
    const { at } = await requireFitting(folder, places);
    const sums = await verifyChecksums(folder);
    const disk = await openStorage(places.storageUrl, storageTimeoutMs);
    if ((await listBytes(disk)).length > 0)
      throw new UsageError("The storage is not empty. Restore into an empty place.");
    await loadDatabase(places.databaseUrl, path.join(folder, dumpNames[engineOf(places.databaseUrl)]));
    places.print("Restored the database.");
    await copyIn(disk, folder, sums);
    places.print("Restored the files.");
    // A newer build may restore what an older one has backed up.
    const db = await openDatabase(places.databaseUrl, places.log);
    await holdEmails(db).finally(() => db.destroy());
    const { isDone, lines } = await checkData(places);
    return { isDone, lines: [`Restored the state of ${at}.`, ...lines] };
  },
};

/**
 * Reads the manifest. Throws a `UsageError` if the backup is from the other engine or another secret, or if the
 * database is not empty.
 */
async function requireFitting(folder: string, { databaseUrl, secrets, log }: DataPlaces) {
  const manifest = await readManifest(folder);
  if (manifest.engine !== engineOf(databaseUrl))
    throw new UsageError(`The backup is of ${manifest.engine}: DATABASE_URL names the other engine.`);
  if (!makeSeal(secrets).knows(`${manifest.secret}.`))
    throw new UsageError(`The backup opens only with the secret ${manifest.secret}. Set that one as SESSION_SECRET.`);
  if (manifest.engine === "postgres") await requireEmpty(databaseUrl, log);
  return manifest;
}

async function requireEmpty(databaseUrl: string, log: DataPlaces["log"]): Promise<void> {
  const db = openUnchanged(databaseUrl, log);
  const query = sql<{ total: number }>`select count(*) as total from pg_tables where schemaname = 'public'`;
  const { rows } = await query.execute(db).finally(() => db.destroy());
  if (Number(rows[0]?.total) > 0) throw new UsageError("The database is not empty. Restore into an empty place.");
}
