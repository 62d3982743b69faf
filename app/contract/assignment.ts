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
  openCount: z.number().int().describe("How many registrations are assigned to them that are still to be decided."),
  awayUntil: calendarDay.nullable().describe("The last day of an absence that has not ended; null: they are there."),
  standIn: person.nullable().describe("Who gets what is assigned to them meanwhile."),
});
export type Colleague = z.output<typeof colleague>;

/** Who may review registrations in this tenant, by name. */
export const colleagues = endpoint("GET", `${base}/colleagues`, {
  input: nothing,
  answer: z.array(colleague).max(maxColleagues),
  ...permission,
});

/**
 * Assigns registrations to a colleague, or (null) to no one. While the colleague is away their deputy gets them. Each
 * registration has a separate result: `decided` and `own` (the colleague's own company) stay unchanged. Refusal:
 * `assignment.unknownColleague` (404).
 */
export const assign = endpoint("PUT", `${base}/assignments`, {
  input: z.strictObject({
    registrationIds: z.array(z.string().max(64)).min(1).max(maxAssigned),
    accountId: accountId.nullable(),
  }),
  answer: z.object({
    assignee: person.nullable().describe("Who has them now."),
    results: z.array(z.object({ registrationId: z.string(), outcome: z.enum(assignmentOutcomes) })),
  }),
  ...permission,
  refuses: [404],
});

/**
 * Hands everything that is still to be decided over to a colleague: the caller's own, or with `fromId` another person's, for
 * which the caller is a super admin. Refusals: `request.e403`, `assignment.unknownColleague` (404).
 */
export const handOver = endpoint("POST", `${base}/assignments/hand-over`, {
  input: z.strictObject({ fromId: accountId.optional(), toId: accountId }),
  answer: z.object({ assignee: person, count: z.number().int().describe("How many registrations were handed over.") }),
  ...permission,
  refuses: [404],
});

const absence = z.strictObject({
  awayUntil: z.iso.date().describe("The last day of the absence."),
  standInId: accountId.nullable().describe("Who gets new registrations until then; null: no one."),
});

/** Records the caller’s absence and substitute; null ends it. Refusal: `assignment.unknownColleague` (404). */
export const saveAbsence = endpoint("PUT", `${base}/absence`, {
  input: z.strictObject({ absence: absence.nullable() }),
  answer: nothing,
  ...permission,
  refuses: [404],
});
