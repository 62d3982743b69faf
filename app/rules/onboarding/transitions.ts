import type { State } from "./stages";

/** The role that may cause an event; `otherPurchasing`: not the purchasing manager who decided the previous step. */
type Actor = "registrant" | "supplier" | "purchasing" | "otherPurchasing" | "system";

/** A row of the transition table. `endedIn` is the state that a refusal ended, if the transition depends on it. */
export type Transition = { from: State; event: string; by: Actor; to: State; endedIn?: State };

/** All transitions of a registration. No one can approve their own. */
export const transitions = [
  { from: "filling", event: "submit", by: "registrant", to: "preliminaryReview" },
  { from: "filling", event: "withdraw", by: "registrant", to: "withdrawn" },
  { from: "preliminaryReview", event: "withdraw", by: "registrant", to: "withdrawn" },
  { from: "preliminaryReview", event: "return", by: "purchasing", to: "filling" },
  { from: "preliminaryReview", event: "refuse", by: "purchasing", to: "refused" },
  { from: "preliminaryReview", event: "approve", by: "purchasing", to: "newlyRegistered" },
  { from: "newlyRegistered", event: "accept", by: "purchasing", to: "potential" },
  { from: "potential", event: "startCertification", by: "purchasing", to: "certification" },
  { from: "certification", event: "handIn", by: "supplier", to: "internalReview" },
  { from: "internalReview", event: "return", by: "otherPurchasing", to: "certification" },
  { from: "internalReview", event: "refuse", by: "otherPurchasing", to: "refused" },
  { from: "internalReview", event: "approve", by: "otherPurchasing", to: "restricted" },
  // The refusal was a mistake; the review continues from where it ended.
  { from: "refused", event: "reopen", by: "otherPurchasing", to: "preliminaryReview", endedIn: "preliminaryReview" },
  { from: "refused", event: "reopen", by: "otherPurchasing", to: "internalReview", endedIn: "internalReview" },
  { from: "restricted", event: "introductionEnded", by: "system", to: "qualified" },
  { from: "qualified", event: "startYearlyReview", by: "system", to: "yearlyReview" },
  { from: "yearlyReview", event: "confirmFile", by: "supplier", to: "qualified" },
  // One person proposes to block or reinstate a supplier, and another one decides.
  { from: "qualified", event: "proposeBlock", by: "purchasing", to: "blockProposed" },
  { from: "yearlyReview", event: "proposeBlock", by: "purchasing", to: "blockProposed" },
  { from: "blockProposed", event: "block", by: "otherPurchasing", to: "blocked" },
  { from: "blockProposed", event: "dropBlock", by: "purchasing", to: "qualified" },
  { from: "blocked", event: "proposeReinstatement", by: "purchasing", to: "reinstatementProposed" },
  { from: "reinstatementProposed", event: "reinstate", by: "otherPurchasing", to: "qualified" },
  { from: "reinstatementProposed", event: "keepBlocked", by: "purchasing", to: "blocked" },
  { from: "qualified", event: "retire", by: "purchasing", to: "retired" },
  { from: "yearlyReview", event: "retire", by: "purchasing", to: "retired" },
  { from: "blocked", event: "retire", by: "purchasing", to: "retired" },
] as const satisfies readonly Transition[];
export type Event = (typeof transitions)[number]["event"];

type KeyOf<Row> = Row extends Transition ? `${Row["from"]}.${Row["event"]}` : never;
/** A row by its state and its event, such as `filling.submit`. The two rows that reopen a refusal share one. */
export type TransitionKey = KeyOf<(typeof transitions)[number]>;
/** The key of a row. */
export const toTransitionKey = ({ from, event }: (typeof transitions)[number]) => `${from}.${event}` as TransitionKey;

/** All events, each once. */
export const events = [...new Set(transitions.map(({ event }) => event))];

/** The transition that an event causes in a state; `endedIn`: the state that a refusal ended. Undefined if it cannot happen. */
export const next = (state: State, event: Event, endedIn?: State): (typeof transitions)[number] | undefined =>
  transitions.find(
    (row) => row.from === state && row.event === event && (!("endedIn" in row) || row.endedIn === endedIn),
  );
