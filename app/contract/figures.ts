import { z } from "zod";
import { ageBuckets, agedStates, maxFigureMonths, returnedAnswersMax } from "~/rules/onboarding/review-figures";
import { promisedStates } from "~/rules/onboarding/promised-dates";
import { returnableParts } from "~/rules/onboarding/returnable-parts";
import { person } from "./assignment";
import { endpoint, nothing } from "./endpoint";

const base = "/spfm/public/gsrm/v1/isp/onboarding";
const permission = { access: "session", button: "registration.review" } as const;
const count = z.number().int();
const months = z.coerce.number().int().min(1).max(maxFigureMonths).default(12);

const figures = z.object({
  received: count.describe("Registrations submitted for review, including resubmissions after changes."),
  approved: count,
  returned: count,
  refused: count,
  late: count.describe("Decisions made after the promised date."),
  timed: count.describe("Decisions for which it is known whether they were late."),
  mostWorkingDays: z
    .number()
    .nullable()
    .describe("The 90th percentile of the working days until the decision. Null if there are no decisions to count."),
  medianWorkingDays: z
    .number()
    .nullable()
    .describe("The working days from receipt to decision. Null if there are no decisions to count."),
});
export type Figures = z.output<typeof figures>;

/**
 * Figures on the reviews of recent months, including the current one, by month, review and reviewer. Months are in
 * China's time.
 */
export const load = endpoint("GET", `${base}/figures`, {
  input: z.strictObject({
    months,
    review: z.enum(promisedStates).optional().describe("Only this review. If omitted, both."),
  }),
  answer: z.object({
    total: figures,
    months: z.array(figures.extend({ month: z.string().describe("`YYYY-MM`.") })).max(maxFigureMonths),
    reviews: z.array(figures.extend({ review: z.enum(promisedStates) })),
    reviewers: z.array(
      figures.extend({ person: person.nullable().describe("Null for the system, or before accounts existed.") }),
    ),
  }),
  ...permission,
});

/** The waiting times of the registrations that wait for purchasing, in working days. */
const ageing = z.array(
  z.object({
    state: z.enum(agedStates),
    counts: z
      .array(count)
      .length(ageBuckets.length)
      .describe("The number of registrations in each bucket of working days."),
    mine: z.array(count).length(ageBuckets.length).describe("The number of these that are assigned to the caller."),
  }),
);
export type Ageing = z.output<typeof ageing>;

/** Waiting times of registrations for purchasing, by state. */
export const loadAgeing = endpoint("GET", `${base}/figures/ageing`, { input: nothing, answer: ageing, ...permission });

/**
 * The answers returned most often in recent months, including the current one, which suppliers find hard to fill in.
 * Answers returned fewer than five times are omitted.
 */
export const loadReturned = endpoint("GET", `${base}/figures/returned`, {
  input: z.strictObject({ months }),
  answer: z.object({
    returns: count.describe("The number of times a registration was returned in these months."),
    answers: z
      .array(
        z.object({
          section: z.enum(returnableParts),
          field: z
            .string()
            .nullable()
            .describe("The field name without a row number. Null for the section as a whole."),
          count,
        }),
      )
      .max(returnedAnswersMax),
  }),
  ...permission,
});
export type ReturnedAnswers = z.output<typeof loadReturned.answer>;

/** The figures that a reviewer needs at the start of the day. */
export const summary = endpoint("GET", `${base}/figures/summary`, {
  input: nothing,
  answer: z.object({
    late: count,
    dueSoon: count.describe("Registrations with a promised date within the next days (`reviewSoonDays`)."),
    waiting: count,
    changes: count.describe("Changes of company files that are waiting for a decision."),
    mine: count.describe("The number of waiting registrations assigned to the caller."),
  }),
  ...permission,
});
