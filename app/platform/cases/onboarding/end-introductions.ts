import type { Core } from "~/platform/core/core";
import { RefusalError } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";
import { takeOnboardingStep } from "~/platform/cases/take-step";

/** Batch size; the next run picks up the rest. */
const batchSize = 100;

/**
 * The automatic last step (§1, stage 8): every restricted supplier whose introduction has ended becomes qualified. Several
 * processes may run it at the same time: each registration is locked before it is checked, so it happens once.
 */
export async function endIntroductions(core: Core): Promise<void> {
  const now = core.now();
  const due = await core.db
    .selectFrom("registration")
    .select("id")
    .where("state", "=", "restricted")
    .where("due_at", "<=", iso(now))
    .orderBy("due_at")
    .limit(batchSize)
    .execute();
  for (const { id } of due) await endOne(core, id, now);
}

async function endOne(core: Core, registrationId: string, now: Date) {
  const by = { kind: "system" as const };
  try {
    await takeOnboardingStep(core, { registrationId, event: "introductionEnded", by, now });
  } catch (error) {
    // Another process was faster.
    if (!(error instanceof RefusalError)) throw error;
  }
}
