import { randomBytes } from "node:crypto";
import type { Db, Tables } from "./database/schema";
import { iso } from "./base/instants";
import type { Core } from "./core";
import { nextCount } from "./database/counter";

type AuditEvent = {
  at: Date;
  /** Who: `registrant:<registration id>`, `user:<id>` or `system`. */
  actor: string;
  /** What, as `subject.verb`. */
  action: string;
  /** On what: the kind and id of the thing changed. */
  subject: string;
  /** Never personal data (S-59): codes, counts, versions. */
  details?: Record<string, string | number | boolean>;
};

/**
 * Records a change of state in the transaction that makes it (S-60, S-62). Rows are only ever added; ids sort by time.
 */
export async function recordAudit(trx: Db, { at, actor, action, subject, details = {} }: AuditEvent): Promise<void> {
  const id = at.getTime().toString(16).padStart(12, "0") + randomBytes(10).toString("hex");
  await trx
    .insertInto("audit_event")
    .values({ id, at: iso(at), actor, action, subject, details: JSON.stringify(details) })
    .execute();
}

/** Links made in one transaction, and read in one go. */
const batch = 1000;
const beginning = "";

type Event = Pick<Tables["audit_event"], "id" | "at" | "actor" | "action" | "subject" | "details">;
type Ground = Pick<Core, "db" | "seal">;
/** `altered`: the row is not what was linked; `missing`: it or its link is gone. */
type BrokenLink = { seq: number; eventId: string; problem: "altered" | "missing" };

/**
 * Links what was recorded since to the chain (S-62): each link signs a row together with the link before it, so that a row
 * altered, removed or slipped in later breaks it. Linking is no part of the recording transactions: those would wait for one
 * another. Answers how many were linked.
 */
export async function linkAudit({ db, seal }: Ground): Promise<number> {
  let linkCount = 0;
  let more = batch;
  while (more === batch) {
    more = await db.transaction().execute((trx) => linkSome(trx, seal));
    linkCount += more;
  }
  return linkCount;
}

async function linkSome(trx: Db, seal: Core["seal"]) {
  // Links follow one another: whoever links holds the counter until it is done.
  await nextCount(trx, "audit");
  const last = await trx.selectFrom("audit_link").selectAll().orderBy("seq", "desc").limit(1).executeTakeFirst();
  const events = await trx
    .selectFrom("audit_event")
    .leftJoin("audit_link", "audit_link.event_id", "audit_event.id")
    .selectAll("audit_event")
    .where("audit_link.seq", "is", null)
    .orderBy("audit_event.id")
    .limit(batch)
    .execute();
  let { seq, hash } = last ?? { seq: 0, hash: beginning };
  for (const event of events) {
    seq += 1;
    hash = seal.sign(textOf(hash, event));
    await trx.insertInto("audit_link").values({ seq, event_id: event.id, hash }).execute();
  }
  return events.length;
}

/** Walks the chain from its beginning. Answers how many rows were checked and the first that is not as it was linked. */
export async function checkAudit({ db, seal }: Ground): Promise<{ checked: number; broken: BrokenLink | null }> {
  let checkedCount = 0;
  let before = beginning;
  for (;;) {
    const links = await linksAfter(db, checkedCount);
    for (const { seq, hash, eventId, ...event } of links) {
      if (seq !== checkedCount + 1 || event.id === null)
        return { checked: checkedCount, broken: { seq: checkedCount + 1, eventId, problem: "missing" } };
      if (!seal.isSigned(textOf(before, event as Event), hash))
        return { checked: checkedCount, broken: { seq, eventId, problem: "altered" } };
      checkedCount = seq;
      before = hash;
    }
    if (links.length < batch) return { checked: checkedCount, broken: null };
  }
}

const linksAfter = (db: Db, seq: number) =>
  db
    .selectFrom("audit_link")
    .leftJoin("audit_event", "audit_event.id", "audit_link.event_id")
    .select(["seq", "hash", "event_id as eventId", "id", "at", "actor", "action", "subject", "details"])
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(batch)
    .execute();

const textOf = (before: string, { id, at, actor, action, subject, details }: Event) =>
  JSON.stringify([before, id, at, actor, action, subject, details]);
