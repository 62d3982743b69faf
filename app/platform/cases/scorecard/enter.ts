import type { z } from "zod";
import type { scorecard } from "~/contract";
import { isSupplier } from "~/rules/onboarding/stages";
import { toGrade, toTotal } from "~/rules/scorecard/measures";
import { listScorableQuarters } from "~/rules/scorecard/quarters";
import { chinaDate } from "~/rules/calendar/china-date";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { ActorContext } from "~/platform/cases/handler";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { findVersion } from "~/platform/records/scorecard/scorecards";
import { notifyOfScores } from "./notify-of-scores";
import { writeEntry } from "./write";

type ScorecardInput = z.output<typeof scorecard.enter.input>;

/** Enters the scores of a quarter under the registration’s lock, and notifies the supplier. */
export async function enterScores(core: Core, input: ScorecardInput, { actor, now }: ActorContext) {
  const { registrationId, period, version, note, ...scores } = input;
  await requireSubmitted(core, registrationId);
  if (!listScorableQuarters(chinaDate(now)).includes(period)) refuse("unacceptable", "scorecard.period");
  const total = toTotal(scores);
  const grade = toGrade(total);
  await core.db.transaction().execute(async (trx) => {
    const { state } = await lockRegistration(trx, registrationId);
    if (!isSupplier(state)) refuse("conflict", "scorecard.notSupplier");
    if ((await findVersion(trx, registrationId, period)) !== version) refuse("conflict", "scorecard.outdated");
    const entry = { registrationId, period, scores, note, version: version + 1, enteredBy: actor.accountId, at: now };
    await writeEntry(core, trx, entry);
    await notifyOfScores(trx, registrationId, [{ period, total, grade }], now);
  });
  return { total, grade };
}
