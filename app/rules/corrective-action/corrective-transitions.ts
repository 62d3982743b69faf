/**
 * `open`: the supplier has to respond; `answered`: purchasing has to review the response; the other states are final.
 */
export const correctiveStates = ["open", "answered", "closed", "withdrawn"] as const;
export type CorrectiveState = (typeof correctiveStates)[number];

/** Whether an event needs a text: the response or the reason. */
type Text = "required" | "optional" | "none";

/**
 * A row of the table: the actor of an event, its effect, whether it needs a text, and whether it sets a new due date.
 */
export type CorrectiveTransition = {
  from: CorrectiveState;
  event: string;
  by: "supplier" | "purchasing" | "system";
  to: CorrectiveState;
  text: Text;
  setsDay?: true;
};

/** All transitions of a corrective action after purchasing has requested it. */
const correctiveTransitions = [
  { from: "open", event: "answer", by: "supplier", to: "answered", text: "required" },
  { from: "open", event: "reschedule", by: "purchasing", to: "open", text: "required", setsDay: true },
  { from: "answered", event: "return", by: "purchasing", to: "open", text: "required", setsDay: true },
  { from: "answered", event: "close", by: "purchasing", to: "closed", text: "optional" },
  { from: "open", event: "withdraw", by: "purchasing", to: "withdrawn", text: "required" },
  { from: "answered", event: "withdraw", by: "purchasing", to: "withdrawn", text: "required" },
  // The company is no longer a supplier, so no one would read a response.
  { from: "open", event: "endWithSupplier", by: "system", to: "withdrawn", text: "none" },
  { from: "answered", event: "endWithSupplier", by: "system", to: "withdrawn", text: "none" },
] as const satisfies readonly CorrectiveTransition[];
export type CorrectiveEvent = (typeof correctiveTransitions)[number]["event"];
type DecisionRow = Extract<(typeof correctiveTransitions)[number], { by: "purchasing" }>;
export type CorrectiveDecision = DecisionRow["event"];

/** Purchasing's possible decisions on a corrective action, in the order in which they are offered. */
export const correctiveDecisions = [
  "close",
  "return",
  "reschedule",
  "withdraw",
] as const satisfies readonly CorrectiveDecision[];

/** The recorded steps of a corrective action, including its request. */
export const correctiveSteps = ["request", "answer", ...correctiveDecisions, "endWithSupplier"] as const;
export type CorrectiveStep = (typeof correctiveSteps)[number];

/** The transition that an event causes in a corrective action. Undefined if it cannot happen in this state. */
export const nextCorrective = (state: CorrectiveState, event: CorrectiveEvent): CorrectiveTransition | undefined =>
  correctiveTransitions.find((row) => row.from === state && row.event === event);

/** Whether it is in a final state. */
export const isCorrectiveOver = (state: CorrectiveState): boolean =>
  !correctiveTransitions.some(({ from }) => from === state);
