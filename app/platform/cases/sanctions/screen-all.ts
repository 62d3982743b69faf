import { chinaDate } from "~/rules/calendar/china-date";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { toErrorPlace } from "~/rules/error-place";
import { seconds } from "~/rules/time";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { keepRisk, keepRiskLevel } from "~/platform/records/risk/keep-risk";
import { loadScreeningRound } from "~/platform/records/risk/screen-registration";
import { notifyOfHits } from "./notify-of-hits";
import { screenedRegistrations, unscreenedRegistrations } from "./lists";

/** Batch size of the query, and the time limit of one run in milliseconds; the next run continues. */
const batchSize = 100;
const runMs = seconds(20);
/** The time for which an upload screens before it responds, so that a small portal is already screened by then. */
const firstRunMs = seconds(2);

/**
 * Screens all registrations that have not been screened against the current lists. Each has a separate transaction that records
 * its completion: after a restart the next run continues there.
 */
export const screenAll = (core: Core): Promise<void> => screenFor(core, runMs);

/** The first part of the screening, for a waiting caller. */
export const screenFirst = (core: Core): Promise<void> => screenFor(core, firstRunMs);

async function screenFor(core: Core, ms: number): Promise<void> {
  const round = await loadScreeningRound(core.db);
  if (round > 0) await keepAll(core, ms, (db) => unscreenedRegistrations(db, round), screenOne);
}

async function screenOne(core: Core, trx: Db, id: string, now: Date) {
  const registration = await lockRegistration(trx, id);
  await keepRisk(core, trx, id, now);
  await notifyOfHits(trx, registration, now);
}

/** Recalculates risk levels once a day, because documents expire and other companies register. Does not screen names again. */
export const keepRiskLevels = async (core: Core): Promise<void> => {
  const today = chinaDate(core.now());
  await keepAll(core, runMs, (db) => screenedRegistrations(db).where("risk_day", "is", null), levelFirst);
  await keepAll(core, runMs, (db) => screenedRegistrations(db).where("risk_day", "<", today), levelAgain);
};

async function levelFirst(core: Core, trx: Db, id: string, now: Date) {
  await lockRegistration(trx, id);
  await keepRisk(core, trx, id, now);
}

async function levelAgain(core: Core, trx: Db, id: string, now: Date) {
  await lockRegistration(trx, id);
  await keepRiskLevel(core, trx, id, now);
}

type Keep = (core: Core, trx: Db, registrationId: string, now: Date) => Promise<void>;

async function keepAll(
  core: Core,
  ms: number,
  due: (db: Db) => ReturnType<typeof screenedRegistrations>,
  keep: Keep,
): Promise<void> {
  const end = Date.now() + ms;
  let last = "";
  while (Date.now() < end) {
    const rows = await due(core.db)
      .select("registration.id")
      .where("registration.id", ">", last)
      .orderBy("registration.id")
      .limit(batchSize)
      .execute();
    if (rows.length === 0) return;
    for (const { id } of rows) if (Date.now() < end) await keepOne(core, id, keep);
    last = rows.at(-1)?.id ?? last;
  }
}

/** Updates one registration. A failure is logged and retried by the next run, and does not stop the others. */
async function keepOne(core: Core, id: string, keep: Keep): Promise<void> {
  try {
    await core.db.transaction().execute((trx) => keep(core, trx, id, core.now()));
  } catch (error) {
    core.config.log.error({ event: "job_failed", job: "keepRisk", registration: id, ...toErrorPlace(error) });
  }
}
