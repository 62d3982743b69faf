import type { Db } from "~/platform/core/database/schema";
import { type Head, toStampedText } from "./head";
import type { Stamp } from "./timestamp";

/** The result of comparing the heads stored outside the database with the chain in it. */
export type HeadComparison = {
  count: number;
  /** Lines or objects that should be heads but cannot be read. */
  unreadable: number;
  newest: Head | null;
  /** The head with the most rows that matches the chain, and the one with the fewest rows that does not. */
  agreeing: Head | null;
  differing: Head | null;
  /** The head with the most rows, if the chain has fewer. */
  beyond: Head | null;
  stamps: { count: number; newest: Stamp | null; bad: { head: Head; why: string }[] };
  /** Heads that the database recorded as written to this place and that are missing there; the newest of them. */
  lost: { count: number; newestRows: number };
};

/** Batch size for looking up heads. */
const batch = 500;
/** The maximum number of wrong timestamps listed. */
const badMax = 20;

/**
 * Compares every head with the link of the same number. `target` is the name of the place in the database. Each head is
 * compared when it is read, so any number of them fits in memory.
 */
export async function compareHeads(
  db: Db,
  heads: AsyncIterable<Head | null>,
  target: string | null,
): Promise<HeadComparison> {
  const comparison: HeadComparison = {
    count: 0,
    unreadable: 0,
    newest: null,
    agreeing: null,
    differing: null,
    beyond: null,
    stamps: { count: 0, newest: null, bad: [] },
    lost: { count: 0, newestRows: 0 },
  };
  // Read before the heads: a head is written outside first, then here, so all of these must exist outside.
  const written = new Set(target === null ? [] : await listWritten(db, target));
  for await (const some of inBatches(heads, comparison)) {
    await compareSome(db, some, comparison);
    for (const { rows } of some) written.delete(rows);
  }
  comparison.lost = { count: written.size, newestRows: [...written].reduce((most, rows) => Math.max(most, rows), 0) };
  return comparison;
}

async function* inBatches(heads: AsyncIterable<Head | null>, comparison: HeadComparison): AsyncGenerator<Head[]> {
  let some: Head[] = [];
  for await (const head of heads) {
    if (head === null) comparison.unreadable += 1;
    else some.push(head);
    if (some.length === batch) {
      yield some;
      some = [];
    }
  }
  yield some;
}

async function compareSome(db: Db, heads: readonly Head[], comparison: HeadComparison): Promise<void> {
  if (heads.length === 0) return;
  const links = await db
    .selectFrom("audit_link")
    .leftJoin("audit_head", (join) =>
      join.onRef("audit_head.seq", "=", "audit_link.seq").onRef("audit_head.hash", "=", "audit_link.hash"),
    )
    .select(["audit_link.seq", "audit_link.hash", "audit_head.token"])
    .where(
      "audit_link.seq",
      "in",
      heads.map(({ rows }) => rows),
    )
    .execute();
  const bySeq = new Map(links.map((link) => [link.seq, link]));
  const rowsInChain = await countLinks(db);
  for (const head of heads) {
    const link = bySeq.get(head.rows);
    note(comparison, head, link?.hash, rowsInChain);
    const token = head.token ?? (link?.hash === head.hash ? link.token : null);
    if (token) await noteStamp(comparison, head, token);
  }
}

function note(comparison: HeadComparison, head: Head, hash: string | undefined, rowsInChain: number): void {
  const isMore = (other: Head | null) => other === null || head.rows > other.rows;
  comparison.count += 1;
  if (isMore(comparison.newest)) comparison.newest = head;
  if (hash === head.hash) {
    if (isMore(comparison.agreeing)) comparison.agreeing = head;
  } else if (hash !== undefined) {
    if (comparison.differing === null || head.rows < comparison.differing.rows) comparison.differing = head;
  } else if (head.rows > rowsInChain && isMore(comparison.beyond)) comparison.beyond = head;
}

async function noteStamp({ stamps }: HeadComparison, head: Head, token: string): Promise<void> {
  try {
    const { readTimestamp } = await import("./timestamp");
    const stamp = await readTimestamp(token, toStampedText(head));
    stamps.count += 1;
    if (stamps.newest === null || stamp.at > stamps.newest.at) stamps.newest = stamp;
  } catch (error) {
    if (stamps.bad.length < badMax) stamps.bad.push({ head, why: (error as Error).message });
  }
}

/** The number of the chain's last link, even if a link in the middle is missing. */
async function countLinks(db: Db): Promise<number> {
  const last = await db.selectFrom("audit_link").select("seq").orderBy("seq", "desc").limit(1).executeTakeFirst();
  return last?.seq ?? 0;
}

async function listWritten(db: Db, target: string): Promise<number[]> {
  const rows = await db.selectFrom("audit_head").select("seq").where("target", "=", target).execute();
  return rows.map(({ seq }) => seq);
}
