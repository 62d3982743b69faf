import { auditHeadWriteMs } from "~/rules/limits/audit";
import { linkAudit } from "~/platform/core/audit";
import { withTimeout } from "~/platform/core/base/timeout";
import { iso, secondsLater } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { claimJob } from "~/platform/core/jobs/run-jobs";
import { startWorker, type Worker } from "~/platform/core/jobs/waking-worker";
import { writeSecurityEvent } from "~/platform/core/security-events/events";
import { runOutsideScope } from "~/platform/core/security-events/scope";
import { auditHeadRetrySeconds, auditHeadSeconds } from "~/platform/core/settings/durations";
import type { HeadSettings } from "~/platform/core/settings/config";
import { type Head, toStampedText } from "./head";
import { openTarget } from "./open-target";
import type { HeadTarget } from "./target";

const job = "audit-head";

/**
 * The worker of this process that writes the head of the audit log outside the database (S-67): when a decision wakes
 * it, at its start because an earlier process may have left rows, and every hour. Only one process writes at a time. A
 * head that cannot be written blocks nothing. It is logged as a security event and retried every minute.
 */
export function startHeadWorker(core: Core, settings: HeadSettings): Worker {
  const opening = openTarget(settings);
  // A failure is handled at the `await` below.
  opening.catch(() => undefined);
  const state = { isWaiting: true, lookedAt: null as Date | null, hasFailed: false };

  async function run() {
    const target = await opening;
    const { lookedAt } = state;
    if (!state.isWaiting && lookedAt && core.now() < secondsLater(lookedAt, auditHeadSeconds)) return;
    if (!(await claimJob(core.db, job, core.now(), auditHeadRetrySeconds))) return;
    // Before the log is read: a decision made during the reading wakes the worker again.
    state.isWaiting = false;
    try {
      await linkAudit(core);
      state.lookedAt = await writeHead(core, target, settings);
    } catch (error) {
      state.isWaiting = true;
      state.hasFailed = true;
      return writeSecurityEvent(core, "sys_monitor_disabled", { reason: nameOf(error) });
    }
    if (state.hasFailed) writeSecurityEvent(core, "sys_monitor_enabled");
    state.hasFailed = false;
    await giveBack(core);
  }

  const worker = startWorker({ run, failed: "audit_head_worker_failed", log: core.config.log });
  return {
    wake() {
      state.isWaiting = true;
      runOutsideScope(worker.wake);
    },
    stop: worker.stop,
  };
}

/** Writes the head unless it exists already. Returns the instant at which the log was read. */
async function writeHead(core: Core, target: HeadTarget, settings: HeadSettings): Promise<Date> {
  const now = core.now();
  const head = await readHead(core, now);
  if (!head || head.rows === (await findLast(core.db, target))) return now;
  const token = await stamp(core, settings, head);
  await withTimeout(auditHeadWriteMs, target.write({ ...head, token }, AbortSignal.timeout(auditHeadWriteMs)));
  await core.db
    .insertInto("audit_head")
    .values({ target: target.name, seq: head.rows, hash: head.hash, written_at: head.at, token: token ?? null })
    .onConflict((conflict) => conflict.columns(["target", "seq"]).doNothing())
    .execute();
  return now;
}

/** The number of rows in the newest head of this target. */
async function findLast(db: Db, { name }: HeadTarget): Promise<number | undefined> {
  const last = db.selectFrom("audit_head").select("seq").where("target", "=", name).orderBy("seq", "desc").limit(1);
  return (await last.executeTakeFirst())?.seq;
}

/** The current head of the chain; undefined if no row is linked yet. */
async function readHead({ db, config }: Core, now: Date): Promise<Head | undefined> {
  const ends = db
    .selectFrom("audit_link")
    .innerJoin("audit_event", "audit_event.id", "audit_link.event_id")
    .select(["seq", "hash", "at"])
    .limit(1);
  const newest = await ends.orderBy("seq", "desc").executeTakeFirst();
  const oldest = await ends.orderBy("seq").executeTakeFirst();
  if (!newest || !oldest) return undefined;
  const { seq: rows, hash, at: lastAt } = newest;
  return { rows, hash, firstAt: oldest.at, lastAt, at: iso(now), portal: config.publicOrigin };
}

/** The timestamp of a head. Without it the head still proves the log, so a failure is only logged. */
async function stamp({ config }: Core, settings: HeadSettings, head: Head): Promise<string | undefined> {
  const { timestampUrl, timestampTimeoutMs } = settings;
  if (timestampUrl === undefined) return undefined;
  try {
    const { requestTimestamp } = await import("./timestamp");
    return await requestTimestamp(timestampUrl, toStampedText(head), timestampTimeoutMs);
  } catch (error) {
    config.log.warn({ event: "timestamp_missing", reason: nameOf(error) });
    return undefined;
  }
}

/**
 * Releases the claim, so that the next decision gets its head immediately. After a failure the claim stays, so that the
 * next attempt follows when it expires.
 */
const giveBack = ({ db, now }: Core) =>
  db
    .updateTable("job")
    .set({ due_at: iso(now()) })
    .where("name", "=", job)
    .execute();

/** The code or name of an error; never its message, which may hold a password. The code of an `AbortSignal` error is a number. */
const nameOf = (error: unknown) => {
  const { code, name } = error as { code?: unknown; name: string };
  return typeof code === "string" ? code : name;
};
