import { z } from "zod";
import { maxBulkRows } from "~/rules/onboarding/limits";
import { bulkActions } from "~/rules/queue/bulk-actions";
import { endpoint } from "./endpoint";

/**
 * Applies one action to several registrations, each independently: reminds their suppliers of their open tasks (each once a
 * day), or starts their certification. `code` is the reason why a registration was skipped: `onboarding.unknown`,
 * `onboarding.notPossible`, `onboarding.remindedToday` or a refusal of `onboarding.decide`; null if the action was applied.
 * Approvals are not possible this way.
 */
export const run = endpoint("POST", "/spfm/public/gsrm/v1/isp/onboarding/bulk", {
  input: z.strictObject({
    action: z.enum(bulkActions),
    registrationIds: z.array(z.string().max(64)).min(1).max(maxBulkRows),
  }),
  answer: z.object({ outcomes: z.array(z.object({ registrationId: z.string(), code: z.string().nullable() })) }),
  access: "session",
  button: "registration.review",
});
