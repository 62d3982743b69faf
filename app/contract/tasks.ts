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
  to: z.string().nullable().describe("The path of the portal where it is done, or null if it is done elsewhere."),
});
export type Task = z.output<typeof task>;

/**
 * The tasks for this user's tenant and roles (§1, §4): first the open ones by due date, then the rest, newest first. §7
 * shows no path.
 */
export const list = endpoint("GET", "/api/v1/srm/tenant/user/tenantweb/tasks", {
  input: z.strictObject({ state: z.enum(taskFilters).default("all"), ...pageQuery }),
  answer: pageOf(task),
  access: "session",
});
