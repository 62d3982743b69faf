import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { type ScorecardEntry, writeScorecard } from "~/platform/records/scorecard/scorecards";

/** Writes the scores of a quarter and who entered them, under the registration's lock. */
export async function writeEntry(core: Core, trx: Db, entry: ScorecardEntry): Promise<void> {
  const { registrationId, period, scores, enteredBy, at } = entry;
  await writeScorecard(core, trx, entry);
  await recordAudit(trx, {
    at,
    actor: `account:${enteredBy}`,
    action: "scorecard.enter",
    subject: `registration:${registrationId}`,
    details: { period, ...scores },
  });
}
