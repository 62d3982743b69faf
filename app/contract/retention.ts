import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { states } from "~/rules/onboarding/stages";
import { dataCategories, dataRequestKinds, keepReasons } from "~/rules/retention/data-request";
import { periodStarts, periodUnits, retentionRuleNames } from "~/rules/retention/retention-rules";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { calendarDay, instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/retention";
/** For super admins: no role has this button. */
const permission = { access: "session", button: "review.settings" } as const;
const registrationId = z.string().max(64);
const count = z.number().int();

/** The retention table, and what the job did last for each rule of it. */
export const load = endpoint("GET", base, {
  input: nothing,
  answer: z.object({
    rules: z.array(
      z.object({
        rule: z.enum(retentionRuleNames),
        from: z.enum(periodStarts).describe("From which moment the period counts."),
        period: z.object({ amount: count, unit: z.enum(periodUnits) }).describe("As it is set here."),
        overdue: count.describe("How many are past their period now."),
        run: z
          .object({
            at: instant,
            removed: count,
            total: count.describe("All that the job has removed since `since`."),
            since: instant,
          })
          .nullable()
          .describe("Null until the job has run."),
      }),
    ),
  }),
  ...permission,
});

const categories = z.array(z.enum(dataCategories));
const dataAnswer = z.object({
  given: categories.describe("What the supplier gets a copy of."),
  deleted: categories,
  kept: z.array(z.object({ category: z.enum(dataCategories), reason: z.enum(keepReasons) })),
});

/**
 * The answer that a request about a registration would get. The registration is named by its number or by the email address
 * of its registrant; of several with that email, it is the newest. Nothing is changed. Refusal: `retention.unknown` (404).
 */
export const plan = endpoint("POST", `${base}/plan`, {
  input: z.strictObject({ subject: z.string().trim().min(1).max(lengths.email), kind: z.enum(dataRequestKinds) }),
  answer: z.object({
    registrationId,
    companyName: z.string().nullable(),
    number: z.string().nullable(),
    state: z.enum(states),
    answer: dataAnswer,
  }),
  ...permission,
  // An email has no place in an address.
  isChange: false,
  refuses: [404],
});

/**
 * Writes a request down with its answer, and deletes what it covers. Refusals: `retention.unknown` (404),
 * `retention.outdated` (409: the answer is not the one that was on the screen any more), `retention.day` (422: the day
 * it came in is still to come).
 */
export const answer = endpoint("POST", `${base}/requests`, {
  input: z.strictObject({
    registrationId,
    kind: z.enum(dataRequestKinds),
    receivedOn: z.iso.date(),
    answer: dataAnswer,
  }),
  answer: z.object({ requestId: z.string() }),
  ...permission,
  refuses: [404, 409, 422],
});

/** The requests that were answered, newest first. */
export const requests = endpoint("GET", `${base}/requests`, {
  input: z.strictObject(pageQuery),
  answer: pageOf(
    z.object({
      requestId: z.string(),
      registrationId: registrationId.describe("It may be gone."),
      kind: z.enum(dataRequestKinds),
      receivedOn: calendarDay,
      answer: dataAnswer,
      answeredBy: z.string(),
      answeredAt: instant,
    }),
  ),
  ...permission,
});
