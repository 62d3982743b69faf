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
  topic: z.enum(emailTopics).describe("The subject of the email."),
  to: z.string().describe("The address, masked."),
  failedAt: instant,
  failure: z.enum(emailFailures).describe("Why it did not arrive."),
  state: z
    .enum(undeliveredStates)
    .describe("`resendable`; `waiting` to be resent; `gone`: it contained a secret or is too old."),
});
export type UndeliveredEmail = z.output<typeof message>;

/** The undelivered emails about a registration, newest first. Refusal: `onboarding.unknown` (404). */
export const list = endpoint("GET", base, {
  input: z.strictObject({ registrationId }),
  answer: z.array(message),
  ...permission,
  refusals: [404],
});

/**
 * Resends an undelivered email. Refusals: `onboarding.unknown`, `letter.unknown` (404), `letter.notResendable` (409: it
 * is waiting to be resent, or contained a secret).
 */
export const resend = endpoint("POST", `${base}/{letterId}/resend`, {
  input: z.strictObject({ registrationId, letterId: z.string().max(64) }),
  answer: nothing,
  ...permission,
  refusals: [404, 409],
});
