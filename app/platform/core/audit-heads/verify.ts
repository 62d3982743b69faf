import { existsSync } from "node:fs";
import { type BrokenRows, walkAudit } from "~/platform/core/audit";
import { openUnchanged } from "~/platform/core/database/database";
import type { Db } from "~/platform/core/database/schema";
import { makeSeal } from "~/platform/core/seal";
import type { HeadSettings, PlatformConfig } from "~/platform/core/settings/config";
import { type HeadComparison, compareHeads } from "./compare";
import { readHeads } from "./file-target";
import { openTarget } from "./open-target";

/** The result of a check of the whole log. */
export type Verification = {
  chain: {
    rows: number;
    firstAt: string | null;
    lastAt: string | null;
    /** Rows that are not linked yet. */
    unlinked: number;
    /** The first broken ranges of rows, and the number of all broken ranges. */
    broken: BrokenRows[];
    brokenCount: number;
  };
  /** Null if the heads in the target cannot be read. */
  heads: ({ place: string } & HeadComparison) | null;
};

/** The maximum number of broken ranges listed. */
const brokenMax = 20;

type VerifyInput = Pick<PlatformConfig, "databaseUrl" | "secrets" | "log"> & {
  auditHeads?: HeadSettings;
  /** A file with lines from a syslog collector, or a copy of the heads, to read instead of the target. */
  file?: string;
};

/**
 * Reads the whole chain of the audit log and every head of the target, and reports every mismatch. Rows and heads are read in
 * batches, and nothing is written. Throws if the database or the target cannot be read.
 */
export async function verifyAudit({ databaseUrl, secrets, log, auditHeads, file }: VerifyInput): Promise<Verification> {
  const databaseFile = databaseUrl.startsWith("file:") ? databaseUrl.slice("file:".length) : null;
  if (databaseFile !== null && !existsSync(databaseFile)) throw new Error(`There is no database at ${databaseFile}`);
  if (file !== undefined && !existsSync(file)) throw new Error(`There is no file ${file}`);
  const db = openUnchanged(databaseUrl, log);
  try {
    const chain = await checkChain(db, secrets);
    return { chain, heads: await checkHeads(db, auditHeads, file) };
  } finally {
    await db.destroy();
  }
}

async function checkChain(db: Db, secrets: string[]): Promise<Verification["chain"]> {
  const broken: BrokenRows[] = [];
  let brokenCount = 0;
  let rows = 0;
  for await (const part of walkAudit({ db, seal: makeSeal(secrets) })) {
    rows = part.to;
    brokenCount += part.broken.length;
    broken.push(...part.broken.slice(0, brokenMax - broken.length));
  }
  return { rows, ...(await findTimes(db)), unlinked: await countUnlinked(db), broken, brokenCount };
}

async function findTimes(db: Db): Promise<{ firstAt: string | null; lastAt: string | null }> {
  const times = db
    .selectFrom("audit_link")
    .innerJoin("audit_event", "audit_event.id", "audit_link.event_id")
    .select("at")
    .limit(1);
  const first = await times.orderBy("seq").executeTakeFirst();
  const last = await times.orderBy("seq", "desc").executeTakeFirst();
  return { firstAt: first?.at ?? null, lastAt: last?.at ?? null };
}

async function countUnlinked(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("audit_event")
    .leftJoin("audit_link", "audit_link.event_id", "audit_event.id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("audit_link.seq", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function checkHeads(db: Db, settings?: HeadSettings, file?: string): Promise<Verification["heads"]> {
  // Collected lines may be incomplete, so missing heads cannot be detected.
  if (file !== undefined) return { place: file, ...(await compareHeads(db, readHeads(file), null)) };
  const target = settings && (await openTarget(settings));
  if (!target?.read) return null;
  return { place: target.name, ...(await compareHeads(db, target.read(), target.name)) };
}
