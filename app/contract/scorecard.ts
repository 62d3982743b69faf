import { z } from "zod";
import { score, scorecardNote } from "~/rules/scorecard/scorecard-form";
import { scorecardCellMax, scorecardsAtOnce, scoredQuarters } from "~/rules/scorecard/limits";
import { gradeNames } from "~/rules/scorecard/measures";
import { quarterPattern } from "~/rules/scorecard/quarters";
import { rowProblems } from "~/rules/scorecard/scorecard-rows";
import { scorecardColumns } from "~/rules/scorecard/scorecard-sheet";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/onboarding/registrations/{registrationId}/scorecards";
const permission = { access: "session", button: "registration.review" } as const;
const registrationId = z.string().max(64);
const whole = z.number().int();

const scorecard = z.object({
  period: z.string().meta({ description: "A quarter.", examples: ["2026-Q3"] }),
  quality: whole.describe("Each score is from 0 to 100."),
  delivery: whole,
  price: whole,
  service: whole,
  total: whole.describe("The weighted total, rounded."),
  grade: z.enum(gradeNames),
  note: z.string().describe("A comment for the supplier. Empty if there is none."),
  at: instant.describe("When it was last entered."),
});
export type Scorecard = z.output<typeof scorecard>;

const enteredScorecard = scorecard.extend({
  version: whole.describe("The number of times it has been entered."),
  enteredBy: z.string().describe("The name of the person who entered it last."),
});
export type EnteredScorecard = z.output<typeof enteredScorecard>;

/** The scorecards of a supplier, newest quarter first. Refusal: `onboarding.unknown` (404). */
export const list = endpoint("GET", base, {
  input: z.strictObject({ registrationId }),
  answer: z.object({
    scorecards: z.array(enteredScorecard).max(scoredQuarters),
    periods: z
      .array(z.string())
      .describe("The quarters that can be scored now, the newest first. Empty if the company is not a supplier."),
  }),
  ...permission,
  refusals: [404],
});

/**
 * Enters the scores of a quarter, or replaces those entered before, and notifies the supplier. Refusals:
 * `onboarding.unknown` (404), `scorecard.notSupplier` (409), `scorecard.outdated` (409: someone has entered it since that
 * version), `scorecard.period` (422: the quarter cannot be scored now).
 */
export const enter = endpoint("PUT", `${base}/{period}`, {
  input: z.strictObject({
    registrationId,
    period: z.string().regex(quarterPattern),
    version: whole.min(0).describe("The number of times it had been entered when it was read."),
    quality: score(),
    delivery: score(),
    price: score(),
    service: score(),
    note: scorecardNote(),
  }),
  answer: z.object({ total: whole, grade: z.enum(gradeNames) }),
  ...permission,
  refusals: [404, 409, 422],
});

const several = "/spfm/public/gsrm/v1/isp/onboarding/scorecards";
const typed = z.string().max(scorecardCellMax);
/** A row of a workbook as typed. `rules/scorecard/scorecard-rows.ts` parses it, so that findings identify their row. */
const typedRow = z.strictObject({
  number: typed.describe("The supplier's registration number."),
  period: typed,
  quality: typed,
  delivery: typed,
  price: typed,
  service: typed,
  note: typed,
});
/** The errors of several scorecards; `row` counts from 0. */
export const rowFindings = z.array(
  z.object({ row: whole, field: z.enum(scorecardColumns), code: z.enum(rowProblems) }),
);

/** A dry run: parses several scorecards as typed and returns the entries and errors without storing anything. */
export const check = endpoint("POST", `${several}/check`, {
  input: z.strictObject({ rows: z.array(typedRow).max(scorecardsAtOnce) }),
  answer: z.object({
    entries: z.array(
      scorecard.omit({ at: true }).extend({
        row: whole.describe("The row number. Rows with findings have no entry."),
        companyName: z.string().nullable(),
        number: z.string(),
        version: whole.describe("The number of times the quarter has been entered before; 0 if it is new."),
      }),
    ),
    findings: rowFindings,
    periods: z.array(z.string()).describe("The quarters that can be scored now, the newest first."),
  }),
  ...permission,
  mutates: false,
});

/**
 * Enters several scorecards, all or none, and notifies each supplier once. Refusal: `scorecard.refused` (422, `details`: the
 * findings, `{ row, field, code }`; `outdated`: someone has entered that quarter since the version given).
 */
export const enterMany = endpoint("POST", several, {
  input: z.strictObject({
    rows: z
      .array(typedRow.extend({ version: whole.min(0) }))
      .min(1)
      .max(scorecardsAtOnce),
  }),
  answer: z.object({ entered: whole, suppliers: whole }),
  ...permission,
  refusals: [422],
});

/** The scorecards of the caller’s company, the newest quarter first. Empty if it has none, or is not a supplier. */
export const own = endpoint("GET", "/spfm/public/gsrm/v1/isp/company/scorecards", {
  input: nothing,
  answer: z.array(scorecard).max(scoredQuarters),
  access: "session",
});
