import { z } from "zod";
import { emailTopics } from "~/rules/emails/email-topics";
import { outgoingStates } from "~/rules/emails/outgoing-states";
import { emailFailures } from "~/rules/emails/undelivered-emails";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/outgoing-emails";
/** For super admins: no role has this button. */
const permission = { access: "session", button: "review.settings" } as const;

const outgoing = z.object({
  emailId: z.string(),
  channel: z.enum(["mail", "sms"]).describe("How it travels: as an email, or as a text message."),
  topic: z.enum(emailTopics).describe("What it is about."),
  to: z.string().nullable().describe("The address or phone number, masked. Null once it was sent: it is not kept."),
  registrationId: z.string().nullable().describe("The submitted registration that it concerns, while it is not sent."),
  number: z.string().nullable().describe("The number of that registration."),
  state: z.enum(outgoingStates),
  failure: z
    .enum(emailFailures)
    .nullable()
    .describe("Why it did not arrive. Null if it did, if it waits, or if its time ran out first."),
  attempts: z.number().int(),
  createdAt: instant,
  endedAt: instant.nullable().describe("When it was sent, or when the last attempt failed. Null if it waits."),
  nextAt: instant.nullable().describe("When it is tried next. Null if it is not."),
  canBeSent: z
    .boolean()
    .describe("Whether it can be sent now. What was sent, held a secret or came too late cannot be sent again."),
});
export type OutgoingMessage = z.output<typeof outgoing>;

/** The emails and text messages of the portal, the newest first. Their contents are not returned. */
export const list = endpoint("GET", base, {
  input: z.strictObject({
    ...pageQuery,
    state: z.enum(outgoingStates).optional().describe("Left out: all."),
  }),
  answer: pageOf(outgoing),
  ...permission,
});

/**
 * Sends a waiting, held or undelivered email immediately and resets its attempts. Refusals: `letter.unknown` (404),
 * `letter.notResendable` (409: it is being sent, was sent, held a secret, or came too late).
 */
export const send = endpoint("POST", `${base}/{emailId}/send`, {
  input: z.strictObject({ emailId: z.string().max(64) }),
  answer: nothing,
  ...permission,
  refusals: [404, 409],
});
