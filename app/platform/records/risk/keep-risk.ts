import { chinaDate } from "~/rules/calendar/china-date";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { readDraft, toSectionValues } from "~/platform/records/registrations/saved-section";
import type { RiskLevel } from "~/rules/onboarding/risk";
import { keepBlockKeys } from "~/platform/records/block-list/block-keys";
import { keepLikenessKeys } from "./likeness-keys";
import { loadRisks } from "./load-risks";
import { screenRegistration } from "./screen-registration";

/**
 * Updates the stored risk of a submitted registration, in the transaction that changes its answers: the keys by which possible
 * duplicates and entries of the block list are found, the hits of the sanctions lists, and the level.
 */
export async function keepRisk(core: Core, trx: Db, registrationId: string, now: Date): Promise<RiskLevel> {
  const answers = toSectionValues(await readDraft(core, trx, registrationId));
  await keepLikenessKeys(core.seal, trx, registrationId, answers);
  await keepBlockKeys(core.seal, trx, registrationId, answers);
  await screenRegistration(core, trx, registrationId, answers, now);
  return keepRiskLevel(core, trx, registrationId, now);
}

/** Recalculates the level if only findings have changed: after a decision on a hit, or when a day has passed. */
export async function keepRiskLevel(core: Core, trx: Db, registrationId: string, now: Date): Promise<RiskLevel> {
  const row = { id: registrationId, submitted_at: null };
  const { level } = await loadRisks(core, trx, row, await readDraft(core, trx, registrationId), now);
  await trx
    .updateTable("registration")
    .set({ risk_level: level, risk_day: chinaDate(now) })
    .where("id", "=", registrationId)
    .execute();
  return level;
}
