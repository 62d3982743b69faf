import { z } from "zod";
import { taskFilters, taskKinds, taskStates } from "~/rules/workspace/tasks";
import { endpoint, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";

const task = z.object({
  taskId: z.string(),
  title: z.string(),
  kind: z.enum(taskKinds),
  state: z.enum(taskStates),
  createDate: instant,
  dueDate: instant.nullable().describe("When it is due, ISO 8601 UTC. Null if it has no due date."),
  to: z.string().nullable().describe("Where it is done: a path of the portal, or null if outside it."),
});
export type Task = z.output<typeof task>;

/**
 * The tasks of this user's tenant and roles (§1, §4), the open ones first by when they are due, then the newest. The path
 * is not shown in §7.
 */
export const list = endpoint("GET", "/api/v1/srm/tenant/user/tenantweb/tasks", {
  input: z.strictObject({ state: z.enum(taskFilters).default("all"), ...pageQuery }),
  answer: pageOf(task),
  access: "session",
});
