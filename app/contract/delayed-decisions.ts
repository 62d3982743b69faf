import { z } from "zod";
import { onwardDecisions } from "~/rules/onboarding/decision";
import { undoDecisionSeconds } from "~/rules/onboarding/limits";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";
import { decide } from "./onboarding";

const base = "/spfm/public/gsrm/v1/isp/onboarding/registrations/{registrationId}/delayed-decision";
const permission = { access: "session", button: "registration.review" } as const;
const { registrationId, version, note } = decide.input.shape;

/**
 * Like `onboarding.decide`, for the decisions that move a registration forward. The decision takes effect, and its
 * email is sent, a minute later; until then it can be undone, and no other decision can be made (`onboarding.delayed`).
 * It is checked at the call and when it takes effect: if the registration has changed, it is dropped and the caller
 * gets a message. Refusals as for `onboarding.decide`.
 */
export const make = endpoint("POST", base, {
  input: z.strictObject({ registrationId, version, event: z.enum(onwardDecisions), note }),
  answer: z.object({
    effectiveAt: instant.describe(`The time at which it takes effect, ${undoDecisionSeconds} seconds later.`),
  }),
  ...permission,
  refusals: [404, 409, 422],
});

/**
 * Undoes the caller’s decision before it takes effect. The registration stays unchanged, and nothing is sent. Refusals:
 * `onboarding.unknown` (404), `delayedDecision.unknown` (404: it has taken effect, or a colleague made it).
 */
export const undo = endpoint("DELETE", base, {
  input: z.strictObject({ registrationId }),
  answer: nothing,
  ...permission,
  refusals: [404],
});
