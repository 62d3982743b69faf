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

/**
 * The state of a registration (§4). `refused` and `withdrawn` end it, `restricted` is mass-production introduction. The states
 * after `qualified` belong to an active supplier; they remain at the last stage (decision 055).
 */
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
  "yearlyReview",
  "blockProposed",
  "blocked",
  "reinstatementProposed",
  "retired",
] as const;
export type State = (typeof states)[number];

/** The side that acts next, as shown to the supplier. */
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
  yearlyReview: "qualified",
  blockProposed: "qualified",
  blocked: "qualified",
  reinstatementProposed: "qualified",
  retired: "qualified",
} as const satisfies Record<State, Stage>;

/** States that end a registration; its supplier may start another with the same email. */
export const endStates: readonly State[] = ["refused", "withdrawn"];
export const isEnded = (state: State): boolean => endStates.includes(state);

/** The number of the stage that represents a state, from 1 to 9. An ended registration stays at its last stage. */
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
  yearlyReview: "supplier",
  blockProposed: "purchasing",
  blocked: "nobody",
  reinstatementProposed: "purchasing",
  retired: "nobody",
} as const satisfies Record<State, ActsNext>;

/** The side that has to act for a registration to go on. */
export const actsNext = (state: State): ActsNext => actors[state];

/** Whether the company was approved, so that its answers are its company file. */
export const hasCompanyFile = (state: State): boolean =>
  !isEnded(state) && stages.indexOf(stageNames[state]) >= stages.indexOf("newlyRegistered");

/** Whether the company's file is maintained through change requests, reminders and yearly reviews. */
export const isSupplier = (state: State): boolean => hasCompanyFile(state) && state !== "retired";

/** Whether the company's certification was approved. */
export const isCertified = (state: State): boolean => ["introduction", "qualified"].includes(stageNames[state]);

/** Whether the company is a qualified supplier, even if under review or blocked. */
export const isQualified = (state: State): boolean => stageNames[state] === "qualified" && state !== "retired";

/** Whether a registration has ended, so that its email can be used for another. */
export const isOver = (state: State): boolean => isEnded(state) || state === "retired";

/** The state that the supplier sees, which excludes proposals that have not been decided. */
export const stateSeen = (state: State): State =>
  state === "blockProposed" ? "qualified" : state === "reinstatementProposed" ? "blocked" : state;
