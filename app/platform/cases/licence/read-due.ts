import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { toErrorPlace } from "~/rules/error-place";
import type { ReadingKind, ReadingState } from "~/rules/licence/reading-states";
import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { retrySeconds, readingLeaseSeconds } from "~/platform/core/settings/durations";
import { aboutReading } from "~/platform/records/licence/licence-readings";
import { type DueFile, readers } from "./readers";

type DueReading = DueFile & { attempts: number };
type Run = {
  /** The number of files per run, newest first; the next run continues. */
  batchSize?: number;
  isStopping?: AbortSignal;
};

/**
 * Makes the due readings of a kind, one file at a time, and returns the number of files processed. Only files that may
 * be opened are read: if a scanner is configured, only clean ones (S-44). If a service does not respond, the file is
 * retried without limit.
 */
export async function readDue(
  core: Core,
  kind: ReadingKind,
  { batchSize = Infinity, isStopping }: Run = {},
): Promise<number> {
  for (let count = 0; ; count++) {
    const row = count >= batchSize || isStopping?.aborted ? undefined : await claimDue(core, kind);
    if (!row) return count;
    try {
      const { state, text = null } = await readers[kind](core, row, isStopping);
      await keep(core, kind, row, { state, text });
    } catch (error) {
      const { file_id: id, attempts } = row;
      core.config.log.warn({ event: "licence_not_read", kind, id, attempts, ...toErrorPlace(error) });
      await tryLater(core, kind, row);
    }
  }
}

/** Claims a file that is due; undefined if none is due, or if another process was first. */
async function claimDue({ db, now, config }: Core, kind: ReadingKind): Promise<DueReading | undefined> {
  const row = await db
    .selectFrom("licence_reading")
    .innerJoin("stored_file", "stored_file.id", "licence_reading.file_id")
    .select(["file_id", "attempts", "stored_name", "type", "bytes"])
    .where("kind", "=", kind)
    .where("state", "in", [...unread])
    .where("next_at", "<=", iso(now()))
    .where("scan_state", config.scannerUrl ? "=" : "!=", config.scannerUrl ? "clean" : "infected")
    .orderBy("next_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { numUpdatedRows } = await db
    .updateTable("licence_reading")
    .set({ attempts: row.attempts + 1, next_at: iso(secondsLater(now(), readingLeaseSeconds)) })
    .where(isInHand(kind, row))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { ...row, attempts: row.attempts + 1 } : undefined;
}

const unread: readonly ReadingState[] = ["waiting", "retrying"];

/** Matches the row only if this process still holds it; another process may have taken it over or finished it. */
const isInHand =
  (kind: ReadingKind, { file_id, attempts }: Pick<DueReading, "file_id" | "attempts">) =>
  (row: ExpressionBuilder<Tables, "licence_reading">): Expression<SqlBool> =>
    row.and([row.and({ file_id, kind, attempts }), row("state", "in", [...unread])]);

async function keep(
  { db, seal, now }: Core,
  kind: ReadingKind,
  row: DueReading,
  { state, text }: { state: ReadingState; text: string | null },
): Promise<void> {
  await db
    .updateTable("licence_reading")
    .set({
      state,
      text_sealed: text === null ? null : seal.close(text, aboutReading(row.file_id, kind)),
      read_at: iso(now()),
    })
    .where(isInHand(kind, row))
    .execute();
}

async function tryLater({ db, now }: Core, kind: ReadingKind, row: DueReading): Promise<void> {
  const wait = retrySeconds(row.attempts);
  await db
    .updateTable("licence_reading")
    .set({ state: "retrying", next_at: iso(secondsLater(now(), wait)) })
    .where(isInHand(kind, row))
    .execute();
}
