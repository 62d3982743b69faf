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

/** The retention rules, and the last result of the retention job for each. */
export const load = endpoint("GET", base, {
  input: nothing,
  answer: z.object({
    rules: z.array(
      z.object({
        rule: z.enum(retentionRuleNames),
        from: z.enum(periodStarts).describe("The event at which the period starts."),
        period: z
          .object({ amount: count, unit: z.enum(periodUnits) })
          .describe("The period configured on this installation."),
        overdue: count.describe("The number of items past their period now."),
        run: z
          .object({
            at: instant,
            removed: count,
            total: count.describe("The number of items that the job has removed since `since`."),
            since: instant,
          })
          .nullable()
          .describe("Null if the job has not run."),
      }),
    ),
  }),
  ...permission,
});

const categories = z.array(z.enum(dataCategories));
const dataAnswer = z.object({
  given: categories.describe("The data of which the supplier gets a copy."),
  deleted: categories,
  kept: z.array(z.object({ category: z.enum(dataCategories), reason: z.enum(keepReasons) })),
});

/**
 * A preview of the result of a request about a registration, which changes nothing. The registration is identified by
 * its number or its registrant's email address, in which case the newest one is used. Refusal: `retention.unknown`
 * (404).
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
  // A POST request, because an email address must not appear in a URL.
  mutates: false,
  refusals: [404],
});

/**
 * Records a request with its result, and deletes the data it covers. Refusals: `retention.unknown` (404),
 * `retention.outdated` (409: the result has changed since it was displayed), `retention.day` (422: the day of receipt
 * is in the future).
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
  refusals: [404, 409, 422],
});

/** The completed requests, newest first. */
export const requests = endpoint("GET", `${base}/requests`, {
  input: z.strictObject(pageQuery),
  answer: pageOf(
    z.object({
      requestId: z.string(),
      registrationId: registrationId.describe("The registration, which may have been deleted."),
      kind: z.enum(dataRequestKinds),
      receivedOn: calendarDay,
      answer: dataAnswer,
      answeredBy: z.string(),
      answeredAt: instant,
    }),
  ),
  ...permission,
});
