import { toReviewStep } from "~/rules/onboarding/review-figures";
import { promisedStates } from "~/rules/onboarding/promised-dates";
import type { State } from "~/rules/onboarding/stages";
import { countWorkingDays, toChinaDay } from "~/rules/calendar/working-days";
import { iso } from "~/platform/core/base/instants";
import type { Db, Tables } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";
import { loadWorkingCalendar } from "~/platform/records/working-calendar";
import { listEntries } from "./onboarding-entries";
import type { Move } from "./move";

type RegistrationRow = Pick<Tables["registration"], "id" | "state" | "due_at">;

/**
 * Counts a step for the figures: the arrival of a registration for a review, or the outcome of the review. `row` is the
 * registration before the step. Other steps are not counted.
 */
export async function recordReviewStep(
  trx: Db,
  row: RegistrationRow,
  { event, by, now }: Move,
  to: State,
): Promise<void> {
  const step = toReviewStep(event);
  const review = promisedStates.find((one) => one === (step === "received" ? to : row.state));
  if (!step || !review) return;
  const isDecision = step !== "received";
  await trx
    .insertInto("review_step")
    .values({
      id: newId(),
      registration_id: row.id,
      review,
      step,
      month: toChinaDay(iso(now)).slice(0, 7),
      account_id: isDecision && "accountId" in by ? by.accountId : null,
      working_days: isDecision ? await countDays(trx, row, now) : null,
      is_late: isDecision && row.due_at !== null ? Number(row.due_at < iso(now)) : null,
      at: iso(now),
    })
    .execute();
}

/** The number of working days from the receipt of a registration to the end of its review. */
async function countDays(trx: Db, { id, state }: RegistrationRow, now: Date): Promise<number | null> {
  const entered = (await listEntries(trx, id)).findLast((entry) => entry.state === state && entry.at <= iso(now));
  return entered ? countWorkingDays(await loadWorkingCalendar(trx), entered.at, iso(now)) : null;
}
