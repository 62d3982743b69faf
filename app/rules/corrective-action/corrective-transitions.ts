/** `open`: the supplier has to answer; `answered`: purchasing has to look at the answer; the others are the end. */
export const correctiveStates = ["open", "answered", "closed", "withdrawn"] as const;
export type CorrectiveState = (typeof correctiveStates)[number];

/** Whether an event takes a text: the answer, or the reason. */
type Text = "required" | "optional" | "none";

/** One row of the table: who causes an event, what it does, whether it takes a text, and whether it sets a new due day. */
export type CorrectiveTransition = {
  from: CorrectiveState;
  event: string;
  by: "supplier" | "purchasing" | "system";
  to: CorrectiveState;
  text: Text;
  setsDay?: true;
};

/** Everything that can happen to a corrective action after purchasing has requested it. */
const correctiveTransitions = [
  { from: "open", event: "answer", by: "supplier", to: "answered", text: "required" },
  { from: "open", event: "reschedule", by: "purchasing", to: "open", text: "required", setsDay: true },
  { from: "answered", event: "return", by: "purchasing", to: "open", text: "required", setsDay: true },
  { from: "answered", event: "close", by: "purchasing", to: "closed", text: "optional" },
  { from: "open", event: "withdraw", by: "purchasing", to: "withdrawn", text: "required" },
  { from: "answered", event: "withdraw", by: "purchasing", to: "withdrawn", text: "required" },
  // The company stops being a supplier, so an answer has no reader.
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

/** The recorded steps of a corrective action, its request included. */
export const correctiveSteps = ["request", "answer", ...correctiveDecisions, "endWithSupplier"] as const;
export type CorrectiveStep = (typeof correctiveSteps)[number];

/** The transition that an event causes in a corrective action. Undefined if it cannot happen in this state. */
export const nextCorrective = (state: CorrectiveState, event: CorrectiveEvent): CorrectiveTransition | undefined =>
  correctiveTransitions.find((row) => row.from === state && row.event === event);

/** Whether nothing can happen to it any more. */
export const isCorrectiveOver = (state: CorrectiveState): boolean =>
  !correctiveTransitions.some(({ from }) => from === state);
