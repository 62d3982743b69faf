import { z } from "zod";
import { maxAssigned, maxColleagues } from "~/rules/teamwork/limits";
import { assignmentOutcomes } from "~/rules/teamwork/assignment";
import { endpoint, nothing } from "./endpoint";
import { calendarDay } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/onboarding";
const permission = { access: "session", button: "registration.review" } as const;
const accountId = z.string().max(64);

/** A person as colleagues see them. */
export const person = z.object({ accountId: z.string(), userName: z.string() });
export type Person = z.output<typeof person>;

const colleague = person.extend({
  isSelf: z.boolean(),
  openCount: z.number().int().describe("The number of undecided registrations assigned to them."),
  awayFrom: calendarDay
    .nullable()
    .describe("The first day of a planned absence. Null if it has started, or if there is none."),
  awayUntil: calendarDay.nullable().describe("The last day of a current or planned absence. Null if there is none."),
  standIn: person.nullable().describe("The deputy who gets their assignments during the absence."),
});
export type Colleague = z.output<typeof colleague>;

/** The people who may review registrations in this tenant, by name. */
export const colleagues = endpoint("GET", `${base}/colleagues`, {
  input: nothing,
  answer: z.array(colleague).max(maxColleagues),
  ...permission,
});

/**
 * Assigns registrations to a colleague, or (null) to no one. While the colleague is away their deputy gets them. Each
 * registration has its own result: with `decided` and `own` (the colleague's own company) the assignment is unchanged.
 * Refusal: `assignment.unknownColleague` (404).
 */
export const assign = endpoint("PUT", `${base}/assignments`, {
  input: z.strictObject({
    registrationIds: z.array(z.string().max(64)).min(1).max(maxAssigned),
    accountId: accountId.nullable(),
  }),
  answer: z.object({
    assignee: person.nullable().describe("The new assignee."),
    results: z.array(z.object({ registrationId: z.string(), outcome: z.enum(assignmentOutcomes) })),
  }),
  ...permission,
  refusals: [404],
});

/**
 * Reassigns all open registrations to a colleague: the caller's own, or with `fromId` another person's, which only super admins
 * may do. Refusals: `request.e403`, `assignment.unknownColleague` (404).
 */
export const handOver = endpoint("POST", `${base}/assignments/hand-over`, {
  input: z.strictObject({ fromId: accountId.optional(), toId: accountId }),
  answer: z.object({ assignee: person, count: z.number().int().describe("How many registrations were reassigned.") }),
  ...permission,
  refusals: [404],
});

const absence = z
  .strictObject({
    awayFrom: z.iso.date().nullable().default(null).describe("The first day of the absence, or null from now on."),
    awayUntil: z.iso.date().describe("The last day of the absence."),
    standInId: accountId
      .nullable()
      .describe("The person to whom new registrations are assigned on these days, or null for no one."),
  })
  .refine(({ awayFrom, awayUntil }) => awayFrom === null || awayFrom <= awayUntil);

/**
 * Records the caller’s current or planned absence and their deputy; null ends the absence. Refusal:
 * `assignment.unknownColleague` (404).
 */
export const saveAbsence = endpoint("PUT", `${base}/absence`, {
  input: z.strictObject({ absence: absence.nullable() }),
  answer: nothing,
  ...permission,
  refusals: [404],
});
