import { z } from "zod";
import { taskFilters } from "~/rules/workspace/tasks";
import { endpoint } from "./endpoint";
import { list as messageList } from "./messages";
import { queue } from "./onboarding";
import { list as taskList } from "./tasks";

const base = "/api/v1/srm/tenant/user/tenantweb/exports";

const after = z.string().max(200).optional();
const pieceOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next: z.string().nullable().describe("The value of `after` for the next batch. Null in the last one."),
  });

/**
 * A batch of this account's messages, newest first; with `unread`, only unread ones. Refusal: `export.tooMany` (422,
 * `details` = `{ total, max }`), on the first batch.
 */
export const messages = endpoint("GET", `${base}/messages`, {
  input: z.strictObject({ unread: z.stringbool().or(z.boolean()).default(false), after }),
  answer: pieceOf(messageList.answer.shape.content.element),
  access: "session",
  refusals: [422],
});

/** A batch of the tasks for this user's tenant and roles, newest first. Refusal: that of `messages`. */
export const tasks = endpoint("GET", `${base}/tasks`, {
  input: z.strictObject({ state: z.enum(taskFilters).default("all"), after }),
  answer: pieceOf(taskList.answer.shape.content.element),
  access: "session",
  refusals: [422],
});

/**
 * A batch of the submitted registrations, with the filters of `onboarding.queue`, sorted by number. Refusal: that of
 * `messages`.
 */
export const registrations = endpoint("GET", `${base}/registrations`, {
  input: queue.input.omit({ page: true, size: true }).extend({ after }),
  answer: pieceOf(
    queue.answer.shape.content.element.pick({
      registrationId: true,
      number: true,
      companyName: true,
      companyEnglishName: true,
      companyType: true,
      categories: true,
      province: true,
      supplierCode: true,
      state: true,
      since: true,
      round: true,
      assignee: true,
      riskLevel: true,
      clock: true,
      workingDays: true,
      submittedAt: true,
      dueAt: true,
      isLate: true,
    }),
  ),
  access: "session",
  button: "registration.review",
  refusals: [422],
});
