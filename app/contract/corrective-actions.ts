import { z } from "zod";
import { correctiveNote, correctiveRequest, correctiveText } from "~/rules/corrective-action/corrective-request";
import { correctiveListed, filesPerAction } from "~/rules/corrective-action/limits";
import {
  correctiveDecisions,
  correctiveStates,
  correctiveSteps,
} from "~/rules/corrective-action/corrective-transitions";
import { lengths } from "~/rules/limits/lengths";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { storedFile, uuid } from "./files";
import { calendarDay, instant } from "./moments";

const purchasing = "/spfm/public/gsrm/v1/isp/onboarding";
const own = "/spfm/public/gsrm/v1/isp/company/corrective-actions";
const permission = { access: "session", button: "registration.review" } as const;
const id = z.string().max(64);
const version = z.number().int().min(1).describe("The number of steps when it was read.");

const summary = z.object({
  actionId: z.string(),
  number: z.string().meta({ examples: ["CA-000012"] }),
  title: z.string(),
  state: z.enum(correctiveStates),
  dueOn: calendarDay.describe("The day by which the supplier has to respond, in China's time."),
  isLate: z.boolean(),
  requestedAt: instant,
});
export type CorrectiveSummary = z.output<typeof summary>;

const step = z.object({
  step: z.enum(correctiveSteps),
  text: z.string().describe("The supplier's response, or purchasing's reason. Empty if there is none."),
  dueOn: calendarDay.nullable().describe("The due date set in this step, or null if it set none."),
  at: instant,
});

const action = summary.extend({
  text: z.string().describe("The required correction."),
  version,
  attachmentUUID: uuid.describe("The UUID under which the supplier uploads files while the action is open."),
  files: z.array(storedFile),
  steps: z.array(step).describe("All steps from the request on, oldest first."),
});
export type OwnCorrectiveAction = z.output<typeof action>;

const reviewedAction = action.extend({
  registrationId: z.string(),
  companyName: z.string().nullable(),
  companyEnglishName: z.string().nullable(),
  steps: z.array(
    step.extend({ userName: z.string().nullable().describe("The person who took this step, or null for the system.") }),
  ),
  firstDay: calendarDay.describe("The first and the last day that can now be set as the due date."),
  lastDay: calendarDay,
});
export type CorrectiveAction = z.output<typeof reviewedAction>;

/**
 * All suppliers' corrective actions: first the answered and then the open ones, both by due date, then the rest, newest
 * first.
 */
export const list = endpoint("GET", `${purchasing}/corrective-actions`, {
  input: z.strictObject({
    ...pageQuery,
    state: z.enum(correctiveStates).optional().describe("If omitted, all."),
    search: z.string().trim().max(lengths.email).optional().describe("Part of a company's name, or of a number."),
  }),
  answer: pageOf(
    summary.extend({
      registrationId: z.string(),
      companyName: z.string().nullable(),
      companyEnglishName: z.string().nullable(),
    }),
  ),
  ...permission,
});

/** The corrective actions of one supplier, newest first. Refusal: `onboarding.unknown` (404). */
export const ofSupplier = endpoint("GET", `${purchasing}/registrations/{registrationId}/corrective-actions`, {
  input: z.strictObject({ registrationId: id }),
  answer: z.object({
    actions: z.array(summary).max(correctiveListed),
    canRequest: z.boolean().describe("Whether the company is currently a supplier."),
    firstDay: calendarDay,
    lastDay: calendarDay,
  }),
  ...permission,
  refusals: [404],
});

/** A corrective action with its answers and files. Refusal: `correctiveAction.unknown` (404). */
export const load = endpoint("GET", `${purchasing}/corrective-actions/{actionId}`, {
  input: z.strictObject({ actionId: id }),
  answer: reviewedAction,
  ...permission,
  refusals: [404],
});

/**
 * Requests a corrective action from a supplier and notifies it. Refusals: `onboarding.unknown` (404),
 * `correctiveAction.notSupplier` (409), `correctiveAction.tooMany` (409), `correctiveAction.day` (422).
 */
export const request = endpoint("POST", `${purchasing}/registrations/{registrationId}/corrective-actions`, {
  input: z.strictObject({ registrationId: id, ...correctiveRequest.shape }),
  answer: z.object({ actionId: z.string(), number: z.string() }),
  ...permission,
  refusals: [404, 409, 422],
});

/**
 * Closes, returns, reschedules or withdraws a corrective action and notifies the supplier. Refusals:
 * `correctiveAction.unknown` (404), `correctiveAction.outdated` (409: it has changed since it was read, or its state
 * does not allow this), `correctiveAction.day` (422: the event requires a due date, and it is missing or cannot be
 * set), `field.required` (422: the reason is missing).
 */
export const decide = endpoint("POST", `${purchasing}/corrective-actions/{actionId}/decisions`, {
  input: z.strictObject({
    actionId: id,
    event: z.enum(correctiveDecisions),
    version,
    ...correctiveNote.shape,
    dueOn: z.string().max(10).default("").describe("The due date, for an event that sets one; otherwise empty."),
  }),
  answer: nothing,
  ...permission,
  refusals: [404, 409, 422],
});

/** The corrective actions of the caller’s company, newest first. Empty if it has none or is not approved. */
export const listOwn = endpoint("GET", own, {
  input: nothing,
  answer: z.array(summary).max(correctiveListed),
  access: "session",
  button: "company.correct",
});

/**
 * A corrective action of the caller’s company, with its steps and files. Refusals: `company.noFile`,
 * `correctiveAction.unknown` (404).
 */
export const loadOwn = endpoint("GET", `${own}/{actionId}`, {
  input: z.strictObject({ actionId: id }),
  answer: action,
  access: "session",
  button: "company.correct",
  refusals: [404],
});

/**
 * Submits the response to a corrective action: a text and the files on the screen. Files are uploaded under
 * `attachmentUUID` (`companyFiles.upload`). Refusals: `company.noFile`, `correctiveAction.unknown` (404),
 * `correctiveAction.outdated` (409: it or its files have changed since).
 */
export const answer = endpoint("POST", `${own}/{actionId}/answers`, {
  input: z.strictObject({
    actionId: id,
    version,
    files: z.array(z.string().max(500)).max(filesPerAction).describe("The addresses of the files on the screen."),
    ...correctiveText.shape,
  }),
  answer: nothing,
  access: "session",
  button: "company.correct",
  refusals: [404, 409],
});
