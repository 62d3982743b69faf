/** The subjects of tasks; payment and statement appear as labels only (§4). */
export const taskKinds = [
  "registration",
  "certification",
  "document",
  "yearlyReview",
  "correctiveAction",
  "review",
  "payment",
  "statement",
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** The states of a task (§4), and those that can be requested. */
export const taskStates = ["open", "completed", "cancelled"] as const;
export const taskFilters = ["all", ...taskStates] as const;
export type TaskFilter = (typeof taskFilters)[number];

/** The dictionary with their names (§3). */
export const taskStatesCode = "ISP.TASK_STATE";

/** The filter in an address; anything invalid shows all. */
export const parseTaskFilter = (input: string | null): TaskFilter =>
  taskFilters.find((filter) => filter === input) ?? "all";
