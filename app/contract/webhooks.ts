import { z } from "zod";
import { webhookEvents } from "~/rules/webhook/webhook-events";
import { webhookProblems, webhookStates } from "~/rules/webhook/webhook-states";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/webhooks";
/** For super admins: no role has this button. */
const permission = { access: "session", button: "review.settings" } as const;

const delivery = z.object({
  deliveryId: z.string().describe("The id that the receiver gets in `webhook-id`."),
  event: z.enum(webhookEvents),
  registrationId: z.string().describe("The registration, which may have been deleted."),
  number: z.string().nullable().describe("The number of the registration. Null if it was not submitted."),
  host: z.string().describe("The host of the address; the rest may contain a key and is omitted."),
  state: z.enum(webhookStates),
  attempts: z.number().int(),
  problem: z
    .enum(webhookProblems)
    .nullable()
    .describe("Why the last attempt failed. Null if it succeeded, or if there was none."),
  status: z.number().int().nullable().describe("The status of the last answer. Null if there was no answer."),
  createdAt: instant,
  triedAt: instant.nullable().describe("Null if it has not been tried yet."),
  nextAt: instant.nullable().describe("When the next attempt is due, or null if there is none."),
});
export type WebhookDelivery = z.output<typeof delivery>;

/**
 * The pushed and pending events, newest first, with one row for each address, and the addresses to which events are
 * pushed.
 */
export const list = endpoint("GET", base, {
  input: z.strictObject({
    ...pageQuery,
    state: z.enum(webhookStates).optional().describe("If omitted, all."),
    event: z.enum(webhookEvents).optional().describe("If omitted, all."),
  }),
  answer: pageOf(delivery).extend({
    hosts: z.array(z.string()).describe("The hosts of the configured addresses. Empty if events are not pushed."),
  }),
  ...permission,
});

/**
 * Sends an event to its address again, under the same id, and retries for a day. Refusals: `webhook.unknown` (404),
 * `webhook.removed` (409: the address is no longer in the settings).
 */
export const replay = endpoint("POST", `${base}/{deliveryId}/replay`, {
  input: z.strictObject({ deliveryId: z.string().max(64) }),
  answer: nothing,
  ...permission,
  refusals: [404, 409],
});
