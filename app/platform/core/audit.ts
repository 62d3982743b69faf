import { randomBytes } from "node:crypto";
import { type AuditAction, findWebhookEvent } from "~/rules/webhook/webhook-events";
import type { Db, Tables } from "./database/schema";
import { iso, secondsLater } from "./base/instants";
import { findLinkCheck } from "./audit-keys";
import type { Core } from "./core";
import { nextCount } from "./database/next-count";
import { auditLateSeconds } from "./settings/durations";
import { queueEvent } from "./webhooks/queue";

type AuditEvent = {
  at: Date;
  /** `account:<id>`, `registrant:<registration id>`, `colleague:<id>` or `system`. */
  actor: string;
  /** The action, as `subject.verb`. */
  action: AuditAction;
  /** The subject: its kind and id. */
  subject: string;
  /** Never personal data (S-59): codes, counts, versions. */
  details?: Record<string, string | number | boolean>;
};

/** The prefix of a subject that is a registration, before its id. */
const registrationSubject = "registration:";

/**
 * Records a change of state in the transaction that makes it (S-60, S-62), and queues it for the webhooks if other systems are
 * notified of it. Rows are append-only; ids sort by time.
 */
export async function recordAudit(trx: Db, record: AuditEvent): Promise<void> {
  const { at, actor, action, subject } = record;
  const details = JSON.stringify(record.details ?? {});
  const id = idTime(at) + randomBytes(10).toString("hex");
  await trx
    .insertInto("audit_event")
    .values({ id, at: iso(at), actor, action, subject, details })
    .execute();
  const event = findWebhookEvent(action);
  if (event && subject.startsWith(registrationSubject))
    await queueEvent(trx, { event, registrationId: subject.slice(registrationSubject.length), details, at });
}

/** Batch size: links made in one transaction, and rows read at a time. */
const batch = 1000;
const beginning = "";

type Event = Pick<Tables["audit_event"], "id" | "at" | "actor" | "action" | "subject" | "details">;
type Dependencies = Pick<Core, "db" | "seal">;
type BrokenLink = { seq: number; eventId: string; problem: BrokenRows["problem"] };
/**
 * Consecutive rows that do not match their links. `altered`: a row differs from its link; `missing`: a row or its link no
 * longer exists. `eventId` is the row of the first link that shows it.
 */
export type BrokenRows = { from: number; to: number; eventId: string; problem: "altered" | "missing" };

/**
 * Links the rows recorded since the last run to the chain (S-62): each link signs a row together with the previous
 * link, so that changing, removing or inserting a row breaks it. Linking is not part of the recording transactions,
 * which would have to wait for one another. It looks only at rows from `lateSeconds` before the newest link on, and is
 * as fast with a long log as with a short one; a row that is inserted among older ones is never linked, and
 * `audit:verify` counts it as waiting. Returns the number of rows linked.
 */
export async function linkAudit({ db, seal }: Dependencies, lateSeconds = auditLateSeconds): Promise<number> {
  let linkCount = 0;
  let more = batch;
  while (more === batch) {
    more = await db.transaction().execute((trx) => linkSome(trx, seal, lateSeconds));
    linkCount += more;
  }
  return linkCount;
}

async function linkSome(trx: Db, seal: Core["seal"], lateSeconds: number) {
  // Links form a chain, so linking holds the counter until it is done.
  await nextCount(trx, "audit");
  const last = await trx.selectFrom("audit_link").selectAll().orderBy("seq", "desc").limit(1).executeTakeFirst();
  const events = await trx
    .selectFrom("audit_event")
    .leftJoin("audit_link", "audit_link.event_id", "audit_event.id")
    .selectAll("audit_event")
    .where("audit_link.seq", "is", null)
    .where("audit_event.id", ">=", last ? idTime(secondsLater(instantOf(last.event_id), -lateSeconds)) : "")
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

/**
 * Walks the chain from its start. Returns the number of rows checked and the first one that does not match its link.
 */
export async function checkAudit(core: Dependencies): Promise<{ checked: number; broken: BrokenLink | null }> {
  let checked = 0;
  for await (const part of walkAudit(core)) {
    const [first] = part.broken;
    if (first) {
      const { from: seq, eventId, problem } = first;
      return { checked: seq - 1, broken: { seq, eventId, problem } };
    }
    checked = part.to;
  }
  return { checked, broken: null };
}

/**
 * Walks the whole chain in batches, past damaged parts. Yields for each batch its last row and the rows that differ
 * from their links. After a gap the next row cannot be checked, because the link that it signs is missing.
 */
export async function* walkAudit(core: Dependencies): AsyncGenerator<{ to: number; broken: BrokenRows[] }> {
  const isLinked = await findLinkCheck(core);
  let to = 0;
  let before: string | null = beginning;
  for (;;) {
    const links = await linksAfter(core.db, to);
    const broken: BrokenRows[] = [];
    for (const { seq, hash, eventId, ...event } of links) {
      if (seq !== to + 1) {
        addTo(broken, { from: to + 1, to: seq - 1, eventId, problem: "missing" });
        before = null;
      }
      if (event.id === null) addTo(broken, { from: seq, to: seq, eventId, problem: "missing" });
      else if (before !== null && !isLinked(seq, textOf(before, event as Event), hash))
        addTo(broken, { from: seq, to: seq, eventId, problem: "altered" });
      to = seq;
      before = hash;
    }
    yield { to, broken };
    if (links.length < batch) return;
  }
}

/** Merges adjacent rows with the same problem into one range. */
function addTo(broken: BrokenRows[], rows: BrokenRows): void {
  const last = broken.at(-1);
  if (last?.problem === rows.problem && last.to + 1 === rows.from) last.to = rows.to;
  else broken.push(rows);
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

/** The start of the id of a row: its time in milliseconds, so that ids sort by it. */
const idTime = (at: Date) => at.getTime().toString(16).padStart(idTimeDigits, "0");
const idTimeDigits = 12;
const instantOf = (id: string) => new Date(Number.parseInt(id.slice(0, idTimeDigits), 16));
