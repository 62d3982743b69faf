import { createHash } from "node:crypto";
import { archivePath } from "~/rules/evidence/evidence-pack";
import { packsAtOnce } from "~/rules/evidence/limits";
import { toErrorPlace } from "~/rules/error-place";
import { isOpenable } from "~/rules/files/scan-states";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { startWorker, type Worker } from "~/platform/core/jobs/waking-worker";
import { retrySeconds, packLeaseSeconds } from "~/platform/core/settings/durations";
import { keepBytes, removeBytes, storedStream } from "~/platform/core/storage/bytes";
import type { Tables } from "~/platform/core/database/schema";
import { toScanState } from "~/platform/records/files/scan-state";
import { openRecord } from "~/platform/records/evidence/evidence-packs";
import { aboutRecord, type EvidenceFile, type EvidenceRecord } from "~/platform/records/evidence/evidence-record";
import { archivePieces, findStoredFiles } from "./archive";

/**
 * Creates the packs that are due, one at a time: a document takes about a tenth of a second of processor time. A process that
 * stops finishes the current one.
 */
async function makeEvidence(core: Core, isStopping: AbortSignal): Promise<void> {
  for (let count = 0; count < packsAtOnce; count++) {
    const row = await claimDue(core);
    if (!row) return;
    await make(core, row).catch((error: unknown) => {
      const { id, attempts } = row;
      core.config.log.warn({ event: "evidence_not_made", id, attempts, ...toErrorPlace(error) });
    });
    if (isStopping.aborted) return;
  }
}

/** The worker of this process that generates packs when rounds are submitted. */
export function startEvidenceWorker(core: Core): Worker {
  const stopping = new AbortController();
  const { wake, stop } = startWorker({
    run: () => makeEvidence(core, stopping.signal),
    failed: "evidence_worker_failed",
    log: core.config.log,
  });
  return {
    wake,
    async stop() {
      stopping.abort();
      await stop();
    },
  };
}

type EvidencePackRow = Tables["evidence_pack"] & { record_sealed: string };

/**
 * Processes the oldest due pack. After a failure it is retried with increasing delays; the lease is the time limit for
 * generating it.
 */
async function claimDue({ db, now }: Core): Promise<EvidencePackRow | undefined> {
  const at = iso(now());
  const row = await db
    .selectFrom("evidence_pack")
    .select(["id", "attempts"])
    .where("state", "=", "waiting")
    .where("next_at", "<=", at)
    .orderBy("next_at")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const claim = await db
    .updateTable("evidence_pack")
    .set({ attempts: row.attempts + 1, next_at: iso(secondsLater(now(), packLeaseSeconds)) })
    .where("id", "=", row.id)
    .where("state", "=", "waiting")
    .where("attempts", "=", row.attempts)
    .returningAll()
    .executeTakeFirst();
  return claim?.record_sealed ? { ...claim, record_sealed: claim.record_sealed } : undefined;
}

async function make(core: Core, row: EvidencePackRow): Promise<void> {
  try {
    const record = openRecord(core, row);
    const files = await readFiles(core, record.files);
    if (!files) return await tryLater(core, row);
    await store(core, row, { ...record, files });
  } catch (error) {
    await tryLater(core, row);
    throw error;
  }
}

/** The files with their SHA-256 and their path in the archive; null while one of them is still to be scanned. */
async function readFiles(core: Core, files: readonly EvidenceFile[]): Promise<EvidenceFile[] | null> {
  const rows = await findStoredFiles(core, files);
  const complete: EvidenceFile[] = [];
  for (const [at, file] of files.entries()) {
    const row = rows.find(({ id }) => id === file.fileId);
    const state = row && toScanState(core, row);
    if (!row || state === "infected") complete.push({ ...file, path: null, sha256: null });
    else if (!state || !isOpenable(state)) return null;
    else
      complete.push({ ...file, path: archivePath(at + 1, file.name), sha256: await hashStored(core, row.stored_name) });
  }
  return complete;
}

async function hashStored(core: Core, storedName: string): Promise<string> {
  return (await measure(await storedStream(core, storedName))).sha256;
}

async function measure(pieces: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/**
 * Stores the report, and records the sizes of report and archive. A pack that was removed in the meantime stays
 * removed.
 */
async function store(core: Core, { id, attempts }: EvidencePackRow, record: EvidenceRecord): Promise<void> {
  const { db, seal, now } = core;
  // Fonts and the PDF library are loaded with the first pack.
  const { writePaper } = await import("./paper/write-paper");
  const bytes = await writePaper(record);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const storedName = await keepBytes(core, { bytes, type: "application/pdf" }, now());
  const archive = await measure(archivePieces(core, record, { storedName, bytes: bytes.length, sha256 }));
  const isStored = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("evidence_pack")
      .set({
        state: "ready",
        record_sealed: seal.close(record, aboutRecord(id)),
        pdf_stored_name: storedName,
        pdf_bytes: bytes.length,
        pdf_sha256: sha256,
        zip_bytes: archive.bytes,
        zip_sha256: archive.sha256,
      })
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .where("attempts", "=", attempts)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx.deleteFrom("pending_bytes").where("stored_name", "=", storedName).execute();
    const subject = record.kind === "round" ? String(record.round) : record.section;
    const details = { [record.kind]: subject, pdf: sha256, zip: archive.sha256 };
    await recordAudit(trx, { at: now(), actor: "system", action: "evidence.make", subject: `evidence:${id}`, details });
    return true;
  });
  if (!isStored) await removeBytes(core, storedName);
}

/** Only applies if this process still holds it; another process may have taken it over. */
async function tryLater({ db, now }: Core, { id, attempts }: EvidencePackRow): Promise<void> {
  const wait = retrySeconds(attempts);
  await db
    .updateTable("evidence_pack")
    .set({ next_at: iso(secondsLater(now(), wait)) })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("attempts", "=", attempts)
    .execute();
}
