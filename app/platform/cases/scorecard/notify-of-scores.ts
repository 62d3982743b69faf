import { pages } from "~/rules/pages";
import type { Grade } from "~/rules/scorecard/measures";
import { parseQuarter } from "~/rules/scorecard/quarters";
import type { Db } from "~/platform/core/database/schema";
import { inBoth } from "~/platform/core/words/words-in";
import { supplierAccounts } from "~/platform/records/accounts/recipients";
import { sendMessage } from "~/platform/records/messages/messages";

type Scored = { period: string; total: number; grade: Grade };

/**
 * Notifies the people of a supplier once, however many quarters were entered. The message does not contain the note, which is
 * encrypted.
 */
export async function notifyOfScores(
  trx: Db,
  registrationId: string,
  quarters: readonly Scored[],
  now: Date,
): Promise<void> {
  const [newest] = quarters.toSorted((one, other) => other.period.localeCompare(one.period));
  if (!newest) return;
  const { period, total, grade } = newest;
  const facts = { ...parseQuarter(period), total, grade, count: quarters.length };
  const key = quarters.length === 1 ? "scorecard" : "scorecards";
  const words = inBoth("accountMessages", (t) => ({ title: t(`${key}.title`, facts), body: t(`${key}.body`, facts) }));
  for (const accountId of await supplierAccounts(trx, registrationId))
    await sendMessage(trx, { at: now, accountId, words, to: pages.standing });
}
