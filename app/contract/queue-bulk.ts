import { z } from "zod";
import { maxBulkRows } from "~/rules/onboarding/limits";
import { bulkActions } from "~/rules/queue/bulk-actions";
import { endpoint } from "./endpoint";

/**
 * Applies one action to several registrations, each independently: reminds their suppliers of open tasks (once a day
 * each), or starts their certification. `code` is the reason for which a registration was skipped
 * (`onboarding.unknown`, `onboarding.notPossible`, `onboarding.remindedToday` or a refusal of `onboarding.decide`), or
 * null if the action was applied. Registrations cannot be approved in bulk.
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
