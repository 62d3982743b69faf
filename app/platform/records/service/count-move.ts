import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Event } from "~/rules/onboarding/transitions";
import { countService, isCounted, type ServiceEvent } from "./count-service";
import { endTabProgress } from "./tab-progress";

/**
 * Counts the first occurrence of a step of a registration: submitted, returned or approved by the preliminary review.
 * `row` is the registration as it was before the step; the row of `review_step` must already be written.
 */
export async function countMove(
  core: Core,
  trx: Db,
  row: Tables["registration"],
  { event, now }: { event: Event; now: Date },
): Promise<void> {
  if (!isCounted(core, row)) return;
  await countService(core, trx, now, await listEvents(core, trx, row, event));
}

async function listEvents(
  core: Core,
  trx: Db,
  { id, state, submitted_at }: Tables["registration"],
  event: Event,
): Promise<ServiceEvent[]> {
  if (event === "submit")
    return submitted_at === null
      ? [{ measure: "step", name: "submitted" }, ...(await endTabProgress(core, trx, id))]
      : [];
  if (state !== "preliminaryReview") return [];
  if (event === "approve") return [{ measure: "step", name: "approved" }];
  return event === "return" && (await isFirstReturn(trx, id)) ? [{ measure: "step", name: "returned" }] : [];
}

async function isFirstReturn(trx: Db, registrationId: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom("review_step")
    .where("registration_id", "=", registrationId)
    .where("review", "=", "preliminaryReview")
    .where("step", "=", "returned")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count) === 1;
}
