import { z } from "zod";
import { calendarWithins } from "~/rules/documents/calendar-place";
import { documentKinds, documentLists, documentSections } from "~/rules/documents/document-kinds";
import { feedKeyMax } from "~/rules/documents/limits";
import { lengths } from "~/rules/limits/lengths";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { calendarDay, instant } from "./moments";

const own = "/spfm/public/gsrm/v1/isp/company/documents";

const document = z.object({
  document: z.string().describe("An identifier that stays the same when the document is replaced."),
  section: z.enum(documentSections),
  kind: z.enum(documentKinds).describe("`audit` is a surveillance audit of the certificate in `type`."),
  list: z
    .enum(documentLists)
    .describe("The list that contains the name of its type; `certification` for certification documents."),
  type: z.string(),
  name: z.string().nullable().describe("The supplier’s name for it, if the type does not identify it."),
});
const today = calendarDay.describe("Today in China, the day that the dates are compared with.");

/**
 * The documents of the caller’s company file with their expiry dates, and the upcoming audits, earliest first. Null if
 * the company did not register here or is not approved yet.
 */
export const load = endpoint("GET", own, {
  input: nothing,
  answer: z
    .object({
      today,
      documents: z.array(document.extend({ dueOn: calendarDay.nullable().describe("Null if it never expires.") })),
      isReplaceable: z.boolean().describe("Whether the file can be changed."),
      feed: z
        .object({ createdAt: instant })
        .nullable()
        .describe("The address of the calendar feed, or null if there is none."),
    })
    .nullable(),
  access: "session",
  button: "company.read",
});

/**
 * Creates a new secret address for the calendar feed of the caller’s company; the previous one stops working. `key` is
 * returned only once, because only its hash is stored. Refusal: `company.noFile` (404).
 */
export const createFeed = endpoint("POST", `${own}/feed`, {
  input: z.strictObject({ language: z.enum(["zh", "en"]).describe("The language of the feed.") }),
  answer: z.object({ key: z.string() }),
  access: "session",
  button: "company.read",
  refusals: [404],
});

/** Disables the address of the calendar feed. Refusal: `company.noFile` (404). */
export const withdrawFeed = endpoint("DELETE", `${own}/feed`, {
  input: nothing,
  answer: nothing,
  access: "session",
  button: "company.read",
  refusals: [404],
});

/** The documents of all suppliers that expire, and the upcoming audits, earliest first. */
export const list = endpoint("GET", "/spfm/public/gsrm/v1/isp/onboarding/documents", {
  input: z.strictObject({
    ...pageQuery,
    within: z
      .enum(calendarWithins)
      .optional()
      .describe(
        "`expired`: only expired documents. A number: also those that expire within that many days. If omitted, all.",
      ),
    kind: z.enum(documentKinds).optional(),
    search: z.string().trim().max(lengths.email).optional().describe("Part of a company's name or number."),
  }),
  answer: pageOf(
    document.extend({
      registrationId: z.string(),
      companyName: z.string().nullable(),
      companyEnglishName: z.string().nullable(),
      number: z.string().nullable(),
      dueOn: calendarDay,
      daysLeft: z.number().int().describe("Days from today in China. Negative if it has expired."),
    }),
  ),
  access: "session",
  button: "registration.review",
});

/**
 * The calendar of a company's documents for anyone who has its secret address, in the language of the feed. It contains
 * the names of the company and its documents, but of no person. Refusals: `calendar.unknown` (404), `calendar.tooOften`
 * (429, `details.retryAfter` in seconds).
 */
export const feed = endpoint("GET", "/spfm/public/gsrm/v1/isp/document-calendar", {
  input: z.strictObject({ key: z.string().max(feedKeyMax) }),
  answer: z.object({
    name: z.string(),
    events: z.array(
      z.object({
        uid: z.string().describe("An identifier that stays the same when the document is replaced."),
        day: calendarDay,
        title: z.string(),
        text: z.string(),
      }),
    ),
  }),
  refusals: [404, 429],
});
