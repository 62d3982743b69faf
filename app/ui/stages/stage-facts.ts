import { internalReviewMonths, preliminaryReviewWeeks } from "~/rules/onboarding/limits";
import { actsNext, type ActsNext, type Stage, type State } from "~/rules/onboarding/stages";

/** The state whose actor completes a stage. The person who fills in the form also signs the agreement. */
const stateOf = {
  agreement: "filling",
  filling: "filling",
  preliminaryReview: "preliminaryReview",
  newlyRegistered: "newlyRegistered",
  potential: "potential",
  certification: "certification",
  internalReview: "internalReview",
  introduction: "restricted",
  qualified: "qualified",
} as const satisfies Record<Stage, State>;

/** The actor who completes a stage. */
export const actorOf = (stage: Stage): ActsNext => actsNext(stateOf[stage]);

/** The stages as the home page groups them. */
export const stageGroups = [
  { code: "register", members: ["agreement", "filling", "preliminaryReview"] },
  { code: "onboard", members: ["newlyRegistered", "potential", "certification"] },
  { code: "cooperate", members: ["internalReview", "introduction", "qualified"] },
] as const satisfies { code: string; members: readonly Stage[] }[];

/** The promise of a stage (§1): a time of §9, the initial password, or that it continues automatically. */
type StagePromise =
  | { kind: "within"; count: number; unit: "week" | "month" }
  | { kind: "password" }
  | { kind: "automatic" };

/** The promises of §1 and §9; other stages have none. */
export const promises: Partial<Record<Stage, StagePromise>> = {
  preliminaryReview: { kind: "within", count: preliminaryReviewWeeks, unit: "week" },
  newlyRegistered: { kind: "password" },
  internalReview: { kind: "within", count: internalReviewMonths, unit: "month" },
  introduction: { kind: "automatic" },
};

type PromisedStage = "preliminaryReview" | "newlyRegistered" | "internalReview" | "introduction";
/** Whether a stage has a promise; the others have a note. */
export const isPromised = (stage: Stage): stage is PromisedStage => stage in promises;
