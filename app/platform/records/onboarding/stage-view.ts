import type { z } from "zod";
import type { stageView } from "~/contract/progress";
import { needsReason } from "~/rules/onboarding/decision";
import { expectedEnd } from "~/rules/onboarding/review-clock";
import { actsNext, stages, stateSeen, toStage } from "~/rules/onboarding/stages";
import type { Core } from "~/platform/core/core";
import type { State } from "~/rules/onboarding/stages";
import { lastStep } from "./return-items";

type StagedRegistration = { id: string; state: State; created_at: string };
type StageView = z.input<typeof stageView>;

/** The progress of a registration that its supplier may see. */
export async function loadStage(core: Core, row: StagedRegistration): Promise<StageView> {
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
  const step = await lastStep(core, { id, state });
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
