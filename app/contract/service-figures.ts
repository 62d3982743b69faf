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
const shownCount = count.nullable().describe("Null: fewer than five.");

const speed = z.object({ visits: count, ms: count.describe("Three of four visits were at most this slow.") });

/**
 * How the service went in the last months, this one included, for super admins and the head of purchasing (403 for others). Nothing
 * below five is in it. Months are China's.
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
          "In all months. Null: fewer than five. Left out of it are months with fewer than five that the difference would show.",
        ),
        months: z.array(shownCount).max(maxFigureMonths),
      }),
    ),
    tabs: z.array(
      z.object({
        section: z.enum(sectionIds),
        registrations: count,
        medianMinutes: z.number().describe("Time between saves until the first submission, without pauses."),
      }),
    ),
    errors: z
      .array(
        z.object({
          section: z.enum(sectionIds),
          field: z.string().max(lengths.scope),
          code: z.string().max(lengths.scope),
          registrations: count.describe("In how many registrations the rule found something in this field."),
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
            .describe("Null: fewer than five decisions."),
        ),
      }),
    ),
    pages: z.array(z.object({ page: z.enum(pagePatterns), lcp: speed.nullable(), inp: speed.nullable() })),
  }),
  ...permission,
});
export type ServiceFigures = z.output<typeof load.answer>;

/** Whether the caller may load these figures. */
export const loadAccess = endpoint("GET", `${base}/access`, {
  input: nothing,
  answer: z.object({ permitted: z.boolean() }),
  ...permission,
});

/**
 * Checks a saved section as submitting would, when its registrant wants to go on. What is found is counted for the figures of the
 * service: field and rule, each once for a registration, never an answer. Refusal: `registration.submitted` (409).
 */
export const checkSection = endpoint("POST", "/spfm/public/gsrm/v1/isp/register/sections/{section}/check", {
  input: z.strictObject({ section: z.enum(sectionIds) }),
  answer: z.object({ complete: z.boolean() }),
  access: "registration",
  registrants: "tabs",
  refuses: [404, 409],
});

/**
 * The speed of a page as measured by a browser: milliseconds until its largest part was painted, and until it reacted to the
 * slowest interactions. Only the counts of a day are kept, without who sent it or when. Too many reports from one address are
 * accepted and not counted.
 */
export const reportSpeed = endpoint("POST", speedAddress, {
  input: z.strictObject({
    page: z.enum(pagePatterns),
    lcp: count.min(0).max(speedRanges.lcp.most).optional(),
    inp: count.min(0).max(speedRanges.inp.most).optional(),
  }),
  answer: nothing,
});
