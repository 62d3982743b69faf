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
  received: count.describe("Registrations that came in for a review, again after changes included."),
  approved: count,
  returned: count,
  refused: count,
  late: count.describe("Decisions after the day by which a result was promised."),
  timed: count.describe("Decisions of which it is known whether they were late."),
  mostWorkingDays: z
    .number()
    .nullable()
    .describe("The working days within which nine of ten decisions were made. Null if no decision counts."),
  medianWorkingDays: z.number().nullable().describe("From receipt to the decision. Null if no decision counts."),
});
export type Figures = z.output<typeof figures>;

/** Reviews of the last months, including the current one: by month, by review and by reviewer. Months are in China's time. */
export const load = endpoint("GET", `${base}/figures`, {
  input: z.strictObject({
    months,
    review: z.enum(promisedStates).optional().describe("One review. Both if omitted."),
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

/** How long what waits for purchasing has waited, in working days. */
const ageing = z.array(
  z.object({
    state: z.enum(agedStates),
    counts: z.array(count).length(ageBuckets.length).describe("One for each bucket of working days."),
    mine: z.array(count).length(ageBuckets.length).describe("Of these, what is assigned to the caller."),
  }),
);
export type Ageing = z.output<typeof ageing>;

/** How long registrations have waited for purchasing, by state. */
export const loadAgeing = endpoint("GET", `${base}/figures/ageing`, { input: nothing, answer: ageing, ...permission });

/**
 * The answers that were returned most often in the last months, this one included: what suppliers find hard to fill in. Answers
 * returned fewer than five times are left out.
 */
export const loadReturned = endpoint("GET", `${base}/figures/returned`, {
  input: z.strictObject({ months }),
  answer: z.object({
    returns: count.describe("How often a registration was returned in these months."),
    answers: z
      .array(
        z.object({
          section: z.enum(returnableParts),
          field: z.string().nullable().describe("Without the number of its row. Null for the section as a whole."),
          count,
        }),
      )
      .max(returnedAnswersMax),
  }),
  ...permission,
});
export type ReturnedAnswers = z.output<typeof loadReturned.answer>;

/** The figures that a reviewer needs at the start of a day. */
export const summary = endpoint("GET", `${base}/figures/summary`, {
  input: nothing,
  answer: z.object({
    late: count,
    dueSoon: count.describe("A result is promised within the next days (`reviewSoonDays`)."),
    waiting: count,
    changes: count.describe("Changes of company files that wait for a decision."),
    mine: count.describe("Of those that wait, assigned to the caller."),
  }),
  ...permission,
});
