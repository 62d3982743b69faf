import { z } from "zod";
import { fieldNameMax } from "~/rules/limits/forms";
import { decisionEvents } from "~/rules/onboarding/decision";
import { queueOrders, queueViews } from "~/rules/queue/queue";
import { lengths } from "~/rules/limits/lengths";
import { promisedStates } from "~/rules/onboarding/promised-dates";
import { maxReturnedItems } from "~/rules/onboarding/returned-items";
import { returnableParts } from "~/rules/onboarding/returnable-parts";
import { riskLevels } from "~/rules/onboarding/risk";
import { companyTypes } from "~/rules/registration/company-types";
import { documentTypes } from "~/rules/onboarding/certification";
import { states } from "~/rules/onboarding/stages";
import { events } from "~/rules/onboarding/transitions";
import { sectionIds } from "~/rules/registration/section-ids";
import { person } from "./assignment";
import { delayedDecision } from "./delayed-decision";
import { endpoint, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";
import { shownText } from "./shown-text";

const base = "/spfm/public/gsrm/v1/isp/onboarding/registrations";
const state = z.enum(states);
const comment = shownText(lengths.scope);

/**
 * The clock of a review, which started at `beganAt`, was paused for `pausedMs` in total, and has been paused since
 * `pausedSince`.
 */
export const reviewClock = z.object({
  review: z.enum(promisedStates),
  beganAt: instant,
  pausedMs: z.number().int(),
  pausedSince: instant.nullable(),
});

/**
 * A requested correction of a field on a tab, of the whole tab if `field` is omitted, or of a certification document.
 */
const returnedItem = z.strictObject({
  section: z.enum(returnableParts),
  field: z.string().max(fieldNameMax).optional(),
  comment,
});
export type ReturnedItem = z.output<typeof returnedItem>;

/**
 * The submitted registrations, by default those waiting for purchasing, sorted by due date. The parameters from `state`
 * on filter them; `search` matches part of a company name or number, or the whole email address of a registrant.
 * Instants are ISO 8601 UTC.
 */
export const queue = endpoint("GET", base, {
  input: z.strictObject({
    view: z.enum(queueViews).default("waiting"),
    state: z.union([state, z.array(state).max(states.length)]).optional(),
    isLate: z.stringbool().or(z.boolean()).optional(),
    isSoon: z
      .stringbool()
      .or(z.boolean())
      .optional()
      .describe("Only registrations due within the next days, without overdue ones."),
    search: z.string().trim().max(lengths.email).optional(),
    category: z.string().max(lengths.code).optional().describe("A code of `ISP.CATEGORY`."),
    province: z
      .string()
      .max(lengths.code)
      .optional()
      .describe("A code of `HPFM.PROVINCE`: the province of registration."),
    companyType: z.enum(companyTypes).optional(),
    risk: z.enum(riskLevels).optional(),
    submittedFrom: z.iso.date().optional().describe("Days in the manufacturer's time zone, both inclusive."),
    submittedTo: z.iso.date().optional(),
    assignee: z.string().max(64).optional().describe("`mine`, `none` (unassigned), or the id of an account."),
    order: z.enum(queueOrders).default("due").describe("The sort key; a minus sign sorts in descending order."),
    ...pageQuery,
  }),
  answer: pageOf(
    z.object({
      registrationId: z.string(),
      number: z.string().nullable(),
      companyName: z.string().nullable(),
      companyEnglishName: z.string().nullable(),
      companyType: z.enum(companyTypes).nullable(),
      categories: z.array(z.string()).describe("Its categories, in the requested language."),
      province: z.string().nullable().describe("Its province of registration, in the requested language."),
      riskLevel: z.enum(riskLevels).nullable().describe("Null until it is calculated."),
      supplierCode: z.string().nullable().describe("Null until the company is approved."),
      state,
      since: instant.describe("When it entered this state."),
      clock: reviewClock.nullable().describe("Null if no result is promised."),
      workingDays: z
        .number()
        .int()
        .nullable()
        .describe("Working days it has waited for purchasing. Null if it is not waiting."),
      round: z.number().int().describe("The number of submissions; from 2 on, it has been returned before."),
      submittedAt: instant.nullable(),
      dueAt: instant
        .nullable()
        .describe("The date promised to the supplier for a result. Null if this stage has none."),
      isLate: z.boolean(),
      assignee: person.nullable().describe("The reviewer, or null if it is unassigned."),
      hasDraft: z.boolean().describe("Whether the caller has the draft of a decision."),
      drafts: z.array(person).describe("The colleagues who have the draft of a decision."),
      delayed: delayedDecision.nullable().describe("A decision that has not taken effect yet. Null if there is none."),
      unreadMessages: z
        .number()
        .int()
        .optional()
        .describe("How many messages of the supplier the caller has not read (`conversation.listForReview`)."),
    }),
  ),
  access: "session",
  button: "registration.review",
});

/**
 * The version of a registration that a decision was based on: its state, the round, the version of every section, and
 * the number of certification submissions. A decision on an older version is `decision.outdated` (409, `details` =
 * `outdatedDecision`).
 */
export const registrationVersion = z.strictObject({
  state,
  round: z.number().int().min(0),
  sections: z.partialRecord(z.enum(sectionIds), z.number().int().min(0)),
  handIns: z.number().int().min(0),
});

/** The changes since the page on which the decision was made was opened. */
export const outdatedDecision = z.object({
  version: registrationVersion,
  sections: z.array(z.enum(sectionIds)),
  documents: z.array(z.enum(documentTypes)),
  event: z.enum(events).nullable().describe("The last event, with its time."),
  at: instant.nullable(),
});

const decision = {
  input: z.strictObject({
    registrationId: z.string().max(64),
    version: registrationVersion,
    event: z.enum(decisionEvents),
    reason: comment.optional().describe("The reason given to the supplier."),
    note: comment.optional().describe("The internal note, which only colleagues read."),
    items: z.array(returnedItem).max(maxReturnedItems).default([]),
  }),
  access: "session",
  button: "registration.review",
} as const;

/**
 * A purchasing manager's decision (decision 020) on the version on their screen. `reason` is for returning, refusing
 * and reopening; `items` are the requested corrections. `note` explains the approval of a second registration of the
 * same company, or of one with files that could not be opened or that the caller did not open. Refusals:
 * `onboarding.unknown` (404), `onboarding.notPossible` (409: the registration is at another stage), `decision.outdated`
 * (409), `onboarding.delayed` (409: another decision takes effect within a minute), `onboarding.startedAgain` (409: the
 * registrant has started another registration), `onboarding.reasonNeeded` (422), `onboarding.duplicateNote` (422),
 * `onboarding.unopenedNote` (422, `details.files`: files that could not be opened), `onboarding.unseenNote` (422,
 * `details.files`: files that the caller has not opened), `onboarding.own` (403: their own registration),
 * `onboarding.sameReviewer` (403: the two decisions must be made by different people), `onboarding.roleTooNew` and
 * `onboarding.roleFromOther` (403: the two people are not independent).
 */
export const decide = endpoint("POST", `${base}/{registrationId}/decisions`, {
  ...decision,
  answer: z.object({ state }),
  refusals: [404, 409, 422],
});

/** A preview of the email that a decision would send. Null if it sends none. Refusals: those of `decide`. */
export const preview = endpoint("POST", `${base}/{registrationId}/decisions/preview`, {
  ...decision,
  mutates: false,
  answer: z.object({ letter: z.object({ to: z.string(), subject: z.string(), text: z.string() }).nullable() }),
  refusals: [404, 409, 422],
});

/**
 * Submits the supplier's certification (decision 020) in the version on its screen: `revision` comes from
 * `certification.load`. Refusals: `onboarding.unknown` (404), `onboarding.notPossible` (409), `certification.outdated`
 * (409: a document changed since), `certification.incomplete` (422, `details` = `Finding[]`: the missing items).
 */
export const submitCertification = endpoint("POST", "/spfm/public/gsrm/v1/isp/company/certification", {
  input: z.strictObject({ revision: z.string().max(64) }),
  answer: z.object({ state, dueAt: instant.nullable() }),
  access: "session",
  button: "company.certify",
  refusals: [404, 409, 422],
});
