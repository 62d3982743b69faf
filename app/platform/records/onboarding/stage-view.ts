import type { z } from "zod";
import type { stageView } from "~/contract/progress";
import { needsReason } from "~/rules/onboarding/decision";
import { expectedEnd } from "~/rules/onboarding/promises";
import { actsNext, toStage } from "~/rules/onboarding/stages";
import type { Core } from "~/platform/ground/core";
import type { State } from "~/platform/ground/database/schema";
import { lastStep } from "./returned";

type Row = { id: string; state: State; created_at: string };
type StageView = z.input<typeof stageView>;

/** Where a registration stands, as far as its supplier may see it. */
export async function loadStage(core: Core, { id, state, created_at }: Row): Promise<StageView> {
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
    expectedBy: expectedEnd(state, since),
    reason: step && needsReason(step.event) ? step.reason : null,
    actsNext: actsNext(state),
    history: history.map(({ stage, at }) => ({ stage, at })),
  };
}
