import { sql } from "kysely";
import { verifyAudit } from "~/platform/core/audit-heads/verify";
import { openUnchanged } from "~/platform/core/database/database";
import { listPending } from "~/platform/core/database/migrate";
import type { Db } from "~/platform/core/database/schema";
import { countHeldEmails } from "~/platform/core/outbox/held-emails";
import { makeSeal, type Seal } from "~/platform/core/seal";
import { openStorage } from "~/platform/core/storage/storage";
import type { AdminOutcome, DataPlaces } from "~/platform/commands/command";
import { openOr } from "~/platform/commands/reseal/open-or";
import { type SealedRow, type SealedPlace, sealedPlaces } from "~/platform/commands/reseal/sealed-columns";
import { storageTimeoutMs } from "~/rules/files/limits";
import { listStoredNames } from "./stored-names";

/** The maximum number of missing files listed. */
const namedMax = 20;

/** Checks the audit log, one encrypted value of every column, and that every file exists. Nothing is changed. */
export async function checkData({ databaseUrl, storageUrl, secrets, log }: DataPlaces): Promise<AdminOutcome> {
  const disk = await openStorage(storageUrl, storageTimeoutMs);
  const db = openUnchanged(databaseUrl, log);
  try {
    if ((await listPending(db)).length > 0)
      return { isDone: false, lines: ["The database is not up to date: run npm run migrate first."] };
    const { chain } = await verifyAudit({ databaseUrl, secrets, log });
    const closed = await listClosed(db, makeSeal(secrets));
    const names = await listStoredNames(db);
    const missing: string[] = [];
    for (const name of names) if (!(await disk.exists(name))) missing.push(name);
    const held = await countHeldEmails(db);
    const problems = [
      ...(chain.brokenCount > 0
        ? [`the audit log is broken in ${chain.brokenCount} places (npm run audit:verify)`]
        : []),
      ...closed.map((place) => `${place} cannot be opened with SESSION_SECRET`),
      ...missing.slice(0, namedMax).map((name) => `the file ${name} is missing`),
      ...(missing.length > namedMax ? [`${missing.length - namedMax} more files are missing`] : []),
    ];
    return {
      isDone: problems.length === 0,
      lines: [
        `Audit log: ${chain.rows} rows. Encrypted columns: ${sealedPlaces.length}. Files: ${names.length}.`,
        ...problems.map((problem) => `PROBLEM: ${problem}.`),
        ...(held > 0 ? [`Emails and text messages held since the restore: ${held}. See npm run admin -- outbox.`] : []),
        problems.length === 0 ? "The data is complete." : "The data is NOT complete.",
      ],
    };
  } finally {
    await db.destroy();
  }
}

/** The columns whose newest value cannot be decrypted with any of the secrets. */
async function listClosed(db: Db, seal: Seal): Promise<string[]> {
  const closed: string[] = [];
  for (const place of sealedPlaces) {
    const row = await findValue(db, place);
    if (row && !opens(seal, place, row)) closed.push(`${place.table}.${place.column}`);
  }
  return closed;
}

async function findValue(db: Db, { table, key, column }: SealedPlace): Promise<SealedRow | undefined> {
  const columns = sql.join([...key, column].map((name) => sql.ref(name)));
  const { rows } = await sql<SealedRow>`select ${columns} from ${sql.table(table)}
    where ${sql.ref(column)} is not null limit 1`.execute(db);
  return rows[0];
}

const unopened = Symbol("unopened");

const opens = (seal: Seal, { column, about }: SealedPlace, row: SealedRow): boolean =>
  openOr<unknown, typeof unopened>(() => seal.open(String(row[column]), about(row)), unopened) !== unopened;
