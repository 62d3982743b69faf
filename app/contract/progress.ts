import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { promisedStates } from "~/rules/onboarding/promised-dates";
import { states } from "~/rules/onboarding/stages";
import { endpoint } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/progress";

/** The progress of a registration that the supplier may see (S-18: only stage and dates). Instants are ISO 8601 UTC. */
export const stageView = z.object({
  stage: z.number().int().min(1).max(9).describe("The current stage, from 1 to 9 (§1)."),
  state: z.enum(states),
  since: instant,
  expectedBy: instant
    .nullable()
    .describe("The promised date of a result, or the end date of the introduction. Null if neither applies."),
  reason: z
    .string()
    .nullable()
    .describe("Why it was returned or refused. Null otherwise, because notes on other decisions are internal."),
  actsNext: z.enum(["supplier", "purchasing", "system", "nobody"]),
  history: z
    .array(z.object({ stage: z.number().int(), at: instant }))
    .describe("Every stage entered so far, oldest first."),
});

/**
 * Sends a code for the progress query. Known and unknown addresses are answered alike (S-17). Refusals: those of
 * `registration.requestCode`.
 */
export const requestCode = endpoint("POST", `${base}/codes`, {
  input: z.strictObject({ email: z.string().max(lengths.email), language: z.enum(["zh", "en"]) }),
  answer: z.object({ challengeId: z.string() }),
  refusals: [429],
});

/**
 * The progress of the registration with this email address. A wrong code, an expired code and an unknown address are
 * refused alike: `code.wrong`.
 */
export const query = endpoint("POST", `${base}/query`, {
  input: z.strictObject({
    email: z.string().max(lengths.email),
    code: z.string().max(20),
    challengeId: z.string().max(64),
  }),
  answer: z.object({
    number: z.string().nullable(),
    companyName: z.string().nullable(),
    progress: stageView,
    registrationToken: z
      .string()
      .nullable()
      .describe(
        "A session of the registration, while it may still be filled in or withdrawn: the email address " +
          "is confirmed by this code.",
      ),
  }),
  refusals: [429],
});

/**
 * The 90th percentile of the working days until a decision for this kind of review in recent months. Public. Null if
 * there were fewer than five.
 */
export const usualDays = endpoint("GET", `${base}/usual-days`, {
  input: z.strictObject({ review: z.enum(promisedStates) }),
  answer: z.object({ workingDays: z.number().nullable() }),
});
