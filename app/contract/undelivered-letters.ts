import { z } from "zod";
import { letterFailures, letterTopics, undeliveredStates } from "~/rules/letters/undelivered-letters";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/onboarding/registrations/{registrationId}/letters";
const permission = { access: "session", button: "registration.review" } as const;
const registrationId = z.string().max(64);

const letter = z.object({
  letterId: z.string(),
  topic: z.enum(letterTopics).describe("What it is about."),
  to: z.string().describe("The address, masked."),
  failedAt: instant,
  failure: z.enum(letterFailures).describe("Why it did not arrive."),
  state: z
    .enum(undeliveredStates)
    .describe("`resendable`; `waiting` to be sent again; `gone`: it held a secret or came too late."),
});
export type UndeliveredLetter = z.output<typeof letter>;

/** The letters about a registration that did not arrive, the newest first. Refusal: `onboarding.unknown` (404). */
export const list = endpoint("GET", base, {
  input: z.strictObject({ registrationId }),
  answer: z.array(letter),
  ...permission,
  refuses: [404],
});

/**
 * Sends a letter again that did not arrive. Refusals: `onboarding.unknown`, `letter.unknown` (404), `letter.notResendable` (409: it
 * waits to be sent again, or held a secret).
 */
export const resend = endpoint("POST", `${base}/{letterId}/resend`, {
  input: z.strictObject({ registrationId, letterId: z.string().max(64) }),
  answer: nothing,
  ...permission,
  refuses: [404, 409],
});
