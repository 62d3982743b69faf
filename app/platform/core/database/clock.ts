import { type RawBuilder, sql } from "kysely";
import { clockMeasureMs, clockMeasureMaxMs, clockToleranceMs } from "~/rules/limits/readiness";
import type { PlatformConfig } from "~/platform/core/settings/config";
import type { Db } from "./schema";

/** The time shared by all processes on a database. */
export type Clock = {
  now: () => Date;
  /** The deviation of this process's clock from it, in milliseconds. */
  deviationMs: () => number;
  /** Reads the time of the database again. If that fails, or is too slow to be exact, the clock stays unchanged. */
  measure: () => Promise<void>;
  stop: () => void;
};
type Anchor = { epochMs: number; monotonicMs: number };

/**
 * The clock of the database. It is read when the platform opens and regularly after that; in between, the monotonic clock of
 * the process advances it, so that a wrong or changed system clock cannot shorten a waiting period. A clock from the settings
 * is used unchanged.
 */
export async function openClock(db: Db, { clock, databaseUrl, log }: PlatformConfig): Promise<Clock> {
  if (clock) return { now: clock, deviationMs: () => 0, measure: async () => undefined, stop: () => undefined };
  const query = databaseUrl.startsWith("file:") ? sqliteTime : postgresTime;
  let anchor = await readAnchor(db, query);
  const nowMs = () => anchor.epochMs + (performance.now() - anchor.monotonicMs);
  const deviationMs = () => Math.abs(Date.now() - nowMs());
  let isOff = false;
  async function measure() {
    const from = performance.now();
    const next = await readAnchor(db, query).catch(() => null);
    if (next && performance.now() - from <= clockMeasureMaxMs) anchor = next;
    report();
  }
  /** Logs once that the clock of this process is off, and once that it is right again. */
  function report() {
    const deviation = Math.round(deviationMs());
    const isOffNow = deviation > clockToleranceMs;
    if (isOffNow === isOff) return;
    isOff = isOffNow;
    const facts = { deviationMs: deviation };
    if (isOff) log.warn({ event: "clock_off", ...facts });
    else log.info({ event: "clock_right", ...facts });
  }
  report();
  const timer = setInterval(() => void measure(), clockMeasureMs);
  timer.unref();
  return {
    now: () => new Date(nowMs()),
    deviationMs,
    measure,
    stop: () => clearInterval(timer),
  };
}

const sqliteTime: RawBuilder<{ at: number }> = sql`select unixepoch('now', 'subsec') * 1000.0 as at`;
const postgresTime: RawBuilder<{ at: number }> = sql`
  select (extract(epoch from clock_timestamp()) * 1000)::double precision as at`;

/** The database is assumed to have read its clock half-way between request and response. */
async function readAnchor(db: Db, query: RawBuilder<{ at: number }>): Promise<Anchor> {
  const from = performance.now();
  const { rows } = await query.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The database does not tell the time");
  return { epochMs: row.at, monotonicMs: (from + performance.now()) / 2 };
}
