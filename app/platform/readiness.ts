import { clockToleranceMs, readinessMs } from "~/rules/limits";
import type { Core } from "./core";
import type { Clock } from "./db/clock";
import { probeStorage } from "./files/storage";
import { iso, secondsLater } from "./instants";

export type Readiness = {
  /** Whether requests can be answered at all. */
  ok: boolean;
  /** What does not work just now although requests are answered. */
  degraded: string[];
};

/** A letter that has waited this long says that the mail server is not to be reached. */
const lateSeconds = 600;

/**
 * What works: without the database nothing does, without mail or storage much does. A process whose own clock is wrong
 * signs and checks what others made at another time, so it serves nobody until its clock is right.
 */
export async function readiness(core: Core, clock: Clock): Promise<Readiness> {
  const letters = await works(() => lateLetters(core));
  if (letters === null) return { ok: false, degraded: ["database"] };
  await clock.measure();
  if (clock.deviationMs() > clockToleranceMs) return { ok: false, degraded: ["clock"] };
  const stored = await works(() => probeStorage(core.disk, readinessMs));
  return { ok: true, degraded: [...(letters > 0 ? ["mail"] : []), ...(stored === null ? ["files"] : [])] };
}

async function lateLetters({ db, now, config }: Core): Promise<number> {
  const late = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "queued")
    .where("created_at", "<=", iso(secondsLater(now(), -lateSeconds)))
    .limit(1)
    .execute();
  return config.smtpUrl ? late.length : 0;
}

async function works<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
