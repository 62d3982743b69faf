import type { ExpressionBuilder } from "kysely";
import { seconds } from "~/rules/time";
import type { Core } from "~/platform/core/core";
import { skipTaken } from "~/platform/core/database/skip-taken";
import type { Tables } from "~/platform/core/database/schema";
import { storedStream } from "~/platform/core/storage/bytes";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { retrySeconds, scanLeaseSeconds } from "~/platform/core/settings/durations";
import { NotScanned, scanBytes, type ScanVerdict } from "~/platform/core/clamd";
import { drainQueue } from "~/platform/core/jobs/drain-queue";
import { startWorker, type Worker } from "~/platform/core/jobs/waking-worker";
import { removeInfected } from "./remove-infected";

/** The time for which a scan in progress may continue when the process stops. */
const scanStopMs = seconds(5);

/** clamd's own default is ten threads; several portals may share one scanner. */
const concurrency = 4;

type DueScan = Awaited<ReturnType<typeof claimDue>>[number];
type Run = {
  /** Aborted when no further files should be started. */
  isStopping?: AbortSignal;
  /** Aborted when scans in progress should stop. */
  mustStop?: AbortSignal;
  /** Resolves when more files may be due. */
  nextWake?: () => Promise<void>;
};

/**
 * Scans every file that is due, and returns how many it processed. Several processes may run it at the same time. Only the
 * scanner's verdict makes a file clean: in any other case it is scanned again later (S-44).
 */
export const scanDue = (core: Core, { isStopping, mustStop, nextWake }: Run = {}): Promise<number> =>
  drainQueue({
    claim: (most) => claimDue(core, most),
    work: (row) => scan(core, row, mustStop),
    concurrency,
    nextWake,
    isStopping,
  });

/** Claims due files for a limited time; the second condition excludes a process that chose the same ones. */
function claimDue({ db, now }: Core, most: number) {
  const at = iso(now());
  const isDue = (row: ExpressionBuilder<Tables, "stored_file">) =>
    row.and([
      row("scan_state", "in", ["received", "scanning", "unscanned"]),
      row.or([row("scan_next_at", "is", null), row("scan_next_at", "<=", at)]),
    ]);
  return db
    .updateTable("stored_file")
    .set((row) => ({
      scan_state: "scanning",
      scan_next_at: iso(secondsLater(now(), scanLeaseSeconds)),
      scan_attempts: row("scan_attempts", "+", 1),
    }))
    .where("id", "in", (due) =>
      due
        .selectFrom("stored_file")
        .select("id")
        .where(isDue)
        // In alphabetical order, so that received files, which people wait for, come before those from before the scanner.
        .orderBy("scan_state")
        .orderBy("created_at")
        .limit(most)
        .$call(skipTaken(db)),
    )
    .where(isDue)
    .returning(["id", "registration_id", "stored_name", "bytes", "scan_attempts"])
    .execute();
}

async function scan(core: Core, row: DueScan, mustStop?: AbortSignal): Promise<void> {
  try {
    const verdict = await verdictOn(core, row, mustStop);
    if (verdict.is === "infected") await removeInfected(core, row, verdict.signature);
    else await noteClean(core, row);
  } catch (error) {
    const { name, message } = error as Error;
    const reason = error instanceof NotScanned ? message : name;
    core.config.log.warn({ event: "file_not_scanned", id: row.id, attempts: row.scan_attempts, reason });
    await tryLater(core, row);
  }
}

async function verdictOn(core: Core, { stored_name, bytes }: DueScan, mustStop?: AbortSignal): Promise<ScanVerdict> {
  const { scannerUrl = "" } = core.config;
  const inTime = AbortSignal.timeout(core.scanTimeoutMs);
  const signal = mustStop ? AbortSignal.any([inTime, mustStop]) : inTime;
  const stream = await storedStream(core, stored_name);
  try {
    return await scanBytes({ url: scannerUrl, signal }, stream, bytes);
  } finally {
    stream.destroy();
  }
}

async function noteClean({ db, now }: Core, { id }: DueScan): Promise<void> {
  await db
    .updateTable("stored_file")
    .set({ scan_state: "clean", scanned_at: iso(now()), scan_next_at: null })
    .where("id", "=", id)
    .where("scan_state", "=", "scanning")
    .execute();
}

/** Only applies if this process still holds it; another process may have taken it over or finished it. */
async function tryLater({ db, now }: Core, { id, scan_attempts }: DueScan): Promise<void> {
  const wait = retrySeconds(scan_attempts);
  await db
    .updateTable("stored_file")
    .set({ scan_state: "received", scan_next_at: iso(secondsLater(now(), wait)) })
    .where("id", "=", id)
    .where("scan_state", "=", "scanning")
    .where("scan_attempts", "=", scan_attempts)
    .execute();
}

/**
 * The scan worker of this process. When it stops, scans in progress get a moment to finish; unfinished files are
 * scanned again later.
 */
export function startScanWorker(core: Core): Worker {
  const stopping = new AbortController();
  const leaving = new AbortController();
  const { wake, stop } = startWorker({
    run: (nextWake) => scanDue(core, { isStopping: stopping.signal, mustStop: leaving.signal, nextWake }),
    failed: "scan_worker_failed",
    log: core.config.log,
  });
  return {
    wake,
    async stop() {
      stopping.abort();
      const late = setTimeout(() => leaving.abort(), scanStopMs);
      await stop();
      clearTimeout(late);
    },
  };
}
