import { z } from "zod";
import { webhookEvents } from "~/rules/webhook/webhook-events";
import { webhookProblems, webhookStates } from "~/rules/webhook/webhook-states";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/webhooks";
/** For super admins: no role has this button. */
const permission = { access: "session", button: "review.settings" } as const;

const delivery = z.object({
  deliveryId: z.string().describe("What the address knows it by, in `webhook-id`."),
  event: z.enum(webhookEvents),
  registrationId: z.string().describe("It may be gone."),
  number: z.string().nullable().describe("The number of the registration. Null if it was not submitted."),
  host: z.string().describe("The host of the address; the rest may contain a key and is left out."),
  state: z.enum(webhookStates),
  attempts: z.number().int(),
  problem: z
    .enum(webhookProblems)
    .nullable()
    .describe("Why the last attempt failed. Null if it did not, or if there was none."),
  status: z.number().int().nullable().describe("The status of the last answer. Null if there was no answer."),
  createdAt: instant,
  triedAt: instant.nullable().describe("Null if it has not been tried yet."),
  nextAt: instant.nullable().describe("When it is tried next, or null if never."),
});
export type WebhookDelivery = z.output<typeof delivery>;

/** The events that were pushed or are pending, one row for each address, the newest first; and where events are pushed to. */
export const list = endpoint("GET", base, {
  input: z.strictObject({
    ...pageQuery,
    state: z.enum(webhookStates).optional().describe("Left out: all."),
    event: z.enum(webhookEvents).optional().describe("Left out: all."),
  }),
  answer: pageOf(delivery).extend({
    hosts: z.array(z.string()).describe("Of the addresses that are set; none: events are not pushed."),
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
  refuses: [404, 409],
});
