import { z } from "zod";
import { emailTopics } from "~/rules/emails/email-topics";
import { emailFailures, undeliveredStates } from "~/rules/emails/undelivered-emails";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/onboarding/registrations/{registrationId}/letters";
const permission = { access: "session", button: "registration.review" } as const;
const registrationId = z.string().max(64);

const message = z.object({
  letterId: z.string(),
  topic: z.enum(emailTopics).describe("What it is about."),
  to: z.string().describe("The address, masked."),
  failedAt: instant,
  failure: z.enum(emailFailures).describe("Why it did not arrive."),
  state: z
    .enum(undeliveredStates)
    .describe("`resendable`; `waiting` to be sent again; `gone`: it held a secret or came too late."),
});
export type UndeliveredEmail = z.output<typeof message>;

/** The emails about a registration that did not arrive, the newest first. Refusal: `onboarding.unknown` (404). */
export const list = endpoint("GET", base, {
  input: z.strictObject({ registrationId }),
  answer: z.array(message),
  ...permission,
  refuses: [404],
});

/**
 * Sends an email again that did not arrive. Refusals: `onboarding.unknown`, `letter.unknown` (404), `letter.notResendable` (409: it
 * waits to be sent again, or held a secret).
 */
export const resend = endpoint("POST", `${base}/{letterId}/resend`, {
  input: z.strictObject({ registrationId, letterId: z.string().max(64) }),
  answer: nothing,
  ...permission,
  refuses: [404, 409],
});
