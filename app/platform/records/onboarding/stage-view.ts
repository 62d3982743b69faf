import type { z } from "zod";
import type { stageView } from "~/contract/progress";
import { needsReason } from "~/rules/onboarding/decision";
import { expectedEnd } from "~/rules/onboarding/review-clock";
import { actsNext, stages, stateSeen, toStage } from "~/rules/onboarding/stages";
import type { Core } from "~/platform/core/core";
import type { State } from "~/rules/onboarding/stages";
import { type StepToState, lastStep } from "./return-items";

type StagedRegistration = { id: string; state: State; created_at: string };
type StageView = z.input<typeof stageView>;

/** The step that led to the state that the supplier sees. */
export const lastStepSeen = (core: Core, { id, state }: StagedRegistration): Promise<StepToState> =>
  lastStep(core, { id, state: stateSeen(state) });

/** The progress of a registration that its supplier may see. */
export const loadStage = async (core: Core, row: StagedRegistration): Promise<StageView> =>
  loadStageAfter(core, row, await lastStepSeen(core, row));

/** Like `loadStage`, with the step that `lastStepSeen` returned. */
export async function loadStageAfter(core: Core, row: StagedRegistration, step: StepToState): Promise<StageView> {
  const { id, created_at } = row;
  const state = stateSeen(row.state);
  const history = await core.db
    .selectFrom("stage_history")
    .select(["stage", "state", "at"])
    .where("registration_id", "=", id)
    .orderBy("at")
    .orderBy("stage")
    .execute();
  const since = history.findLast((entry) => entry.state === state)?.at ?? created_at;
  const before = history.findLast((entry) => entry.state !== state)?.state;
  return {
    stage: toStage(state, before),
    state,
    since,
    expectedBy: expectedEnd(state, history),
    reason: step && needsReason(step.event) ? step.reason : null,
    actsNext: actsNext(state),
    history: toStages(history),
  };
}

/** When each stage was entered; the last one once, however many years the company stays. */
function toStages(history: readonly { stage: number; at: string }[]): StageView["history"] {
  const last = history.findIndex(({ stage }) => stage === stages.length);
  return history.slice(0, last < 0 ? undefined : last + 1).map(({ stage, at }) => ({ stage, at }));
}
