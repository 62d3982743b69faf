import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { maxFigureMonths } from "~/rules/onboarding/review-figures";
import { promisedStates } from "~/rules/onboarding/promised-dates";
import { sectionIds } from "~/rules/registration/section-ids";
import { pagePatterns, speedAddress, speedRanges } from "~/rules/service/page-speed";
import { listedErrorsMax, serviceSteps } from "~/rules/service/service-steps";
import { endpoint, nothing } from "./endpoint";

const base = "/spfm/public/gsrm/v1/isp/service-figures";
const permission = { access: "session", button: "registration.review" } as const;
const count = z.number().int();
const shownCount = count.nullable().describe("Null if fewer than five.");

const speed = z.object({ visits: count, ms: count.describe("The 75th percentile over all visits.") });

/**
 * Statistics of the service in recent months, including the current one, for super admins and the head of purchasing
 * (403 for others). Counts below five are omitted. Months are in China's time.
 */
export const load = endpoint("GET", base, {
  input: z.strictObject({ months: z.coerce.number().int().min(1).max(maxFigureMonths).default(12) }),
  answer: z.object({
    demo: z.boolean().describe("Whether these are the figures of a demo."),
    months: z.array(z.string().describe("`YYYY-MM`.")).max(maxFigureMonths),
    steps: z.array(
      z.object({
        step: z.enum(serviceSteps),
        total: shownCount.describe(
          "The total of all months. Null if fewer than five. It excludes months with fewer than five whose count could be derived from it.",
        ),
        months: z.array(shownCount).max(maxFigureMonths),
      }),
    ),
    tabs: z.array(
      z.object({
        section: z.enum(sectionIds),
        registrations: count,
        medianMinutes: z.number().describe("The time from the first save to the first submission, without pauses."),
      }),
    ),
    errors: z
      .array(
        z.object({
          section: z.enum(sectionIds),
          field: z.string().max(lengths.scope),
          code: z.string().max(lengths.scope),
          registrations: count.describe("The number of registrations in which the rule had a finding for this field."),
        }),
      )
      .max(listedErrorsMax),
    reviews: z.array(
      z.object({
        review: z.enum(promisedStates),
        months: z.array(
          z
            .object({ decisions: count, medianWorkingDays: z.number(), mostWorkingDays: z.number() })
            .nullable()
            .describe("Null if there were fewer than five decisions."),
        ),
      }),
    ),
    pages: z.array(z.object({ page: z.enum(pagePatterns), lcp: speed.nullable(), inp: speed.nullable() })),
  }),
  ...permission,
});
export type ServiceFigures = z.output<typeof load.answer>;

/** Whether the caller may load these statistics. */
export const loadAccess = endpoint("GET", `${base}/access`, {
  input: nothing,
  answer: z.object({ permitted: z.boolean() }),
  ...permission,
});

/**
 * Checks a saved section like a submission, when its registrant moves on. Findings are counted for the statistics by
 * field and rule, once per registration and without any answer. Refusal: `registration.submitted` (409).
 */
export const checkSection = endpoint("POST", "/spfm/public/gsrm/v1/isp/register/sections/{section}/check", {
  input: z.strictObject({ section: z.enum(sectionIds) }),
  answer: z.object({ complete: z.boolean() }),
  access: "registration",
  registrants: "tabs",
  refusals: [404, 409],
});

/**
 * Reports the speed of a page measured by a browser: milliseconds until its largest element was painted, and until it
 * responded to the slowest interactions. Only daily counts are stored, without sender or time. Excess reports from one
 * address are accepted but not counted.
 */
export const reportSpeed = endpoint("POST", speedAddress, {
  input: z.strictObject({
    page: z.enum(pagePatterns),
    lcp: count.min(0).max(speedRanges.lcp.most).optional(),
    inp: count.min(0).max(speedRanges.inp.most).optional(),
  }),
  answer: nothing,
});
