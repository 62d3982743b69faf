/** The onboarding stages as shown to the supplier, in order (§1): stage 1 is the first. */
export const stages = [
  "agreement",
  "filling",
  "preliminaryReview",
  "newlyRegistered",
  "potential",
  "certification",
  "internalReview",
  "introduction",
  "qualified",
] as const;
export type Stage = (typeof stages)[number];

/** Where a registration stands (§4). `refused` and `withdrawn` end it, `restricted` is mass-production introduction. */
export const states = [
  "filling",
  "preliminaryReview",
  "refused",
  "withdrawn",
  "newlyRegistered",
  "potential",
  "certification",
  "internalReview",
  "restricted",
  "qualified",
] as const;
export type State = (typeof states)[number];

/** Who may cause an event; `otherPurchasing`: not the purchasing manager who decided the step before. */
type Actor = "registrant" | "supplier" | "purchasing" | "otherPurchasing" | "system";
/** Who moves things on, as the supplier is told. */
export type ActsNext = "supplier" | "purchasing" | "system" | "nobody";

const stageNames = {
  filling: "filling",
  preliminaryReview: "preliminaryReview",
  refused: "preliminaryReview",
  withdrawn: "filling",
  newlyRegistered: "newlyRegistered",
  potential: "potential",
  certification: "certification",
  internalReview: "internalReview",
  restricted: "introduction",
  qualified: "qualified",
} as const satisfies Record<State, Stage>;

/** States that end a registration; its supplier may start another with the same e-mail. */
const endStates: readonly State[] = ["refused", "withdrawn"];
export const isEnded = (state: State): boolean => endStates.includes(state);

/** The number of the stage a state is shown as, 1 to 9. What ended is shown at the stage it ended in. */
export const toStage = (state: State, endedIn?: State): number =>
  stages.indexOf(stageNames[isEnded(state) ? (endedIn ?? state) : state]) + 1;

const actors = {
  filling: "supplier",
  preliminaryReview: "purchasing",
  refused: "nobody",
  withdrawn: "nobody",
  newlyRegistered: "purchasing",
  potential: "purchasing",
  certification: "supplier",
  internalReview: "purchasing",
  restricted: "system",
  qualified: "nobody",
} as const satisfies Record<State, ActsNext>;

/** Who has to act for a registration to go on. */
export const actsNext = (state: State): ActsNext => actors[state];

/** Whether the company was approved, so that what it said stands as its company file and is changed by request only. */
export const hasCompanyFile = (state: State): boolean =>
  !["filling", "preliminaryReview", "refused", "withdrawn"].includes(state);

/** One row of the transition table; `endedIn` names the state that a refusal ended, where that decides the way. */
export type Transition = { from: State; event: string; by: Actor; to: State; endedIn?: State };

/** Everything that can happen to a registration. Nobody approves their own. */
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
  // A refusal was a mistake: the review goes on where it ended.
  { from: "refused", event: "reopen", by: "otherPurchasing", to: "preliminaryReview", endedIn: "preliminaryReview" },
  { from: "refused", event: "reopen", by: "otherPurchasing", to: "internalReview", endedIn: "internalReview" },
  { from: "restricted", event: "introductionEnded", by: "system", to: "qualified" },
] as const satisfies readonly Transition[];
export type Event = (typeof transitions)[number]["event"];
/** Every event there is, once. */
export const events = [...new Set(transitions.map(({ event }) => event))];

/** What an event does to a state, or to one that ended in another; undefined: it cannot happen there. */
export const next = (state: State, event: Event, endedIn?: State): (typeof transitions)[number] | undefined =>
  transitions.find(
    (row) => row.from === state && row.event === event && (!("endedIn" in row) || row.endedIn === endedIn),
  );
