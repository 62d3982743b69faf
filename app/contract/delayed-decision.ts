import { z } from "zod";
import { onwardDecisions } from "~/rules/onboarding/decision";
import { person } from "./assignment";
import { instant } from "./moments";

/** A decision that has not taken effect yet, as reviewers see it. */
export const delayedDecision = z.object({
  event: z.enum(onwardDecisions),
  by: person,
  isOwn: z.boolean().describe("Whether the caller made it, and can undo it."),
  effectiveAt: instant,
});
export type DelayedDecision = z.output<typeof delayedDecision>;
