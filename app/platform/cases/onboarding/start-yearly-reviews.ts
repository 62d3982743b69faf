import { yearlyReviewLimit } from "~/rules/onboarding/yearly-review";
import type { Core } from "~/platform/core/core";
import { RefusalError } from "~/platform/core/base/refuse";
import { takeOnboardingStep } from "~/platform/cases/take-step";
import { dueForYearlyReview } from "~/platform/records/onboarding/yearly-review";

/** Batch size; the next run picks up the rest. */
const batchSize = 100;

/**
 * Asks every qualified supplier once a year to confirm its company file. Several processes may run it at the same time: each
 * registration is locked before it is checked, so it happens once.
 */
export async function startYearlyReviews(core: Core): Promise<void> {
  const now = core.now();
  const due = await dueForYearlyReview(core.db, yearlyReviewLimit(now)).limit(batchSize).execute();
  for (const { id } of due) await startOne(core, id, now);
}

async function startOne(core: Core, registrationId: string, now: Date) {
  const by = { kind: "system" as const };
  try {
    await takeOnboardingStep(core, { registrationId, event: "startYearlyReview", by, now });
  } catch (error) {
    // Another process was first.
    if (!(error instanceof RefusalError)) throw error;
  }
}
