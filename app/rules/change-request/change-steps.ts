import { type CareLevel, toCare } from "./care-levels";
import type { ChangeState } from "./change-states";
import { isUnderWay } from "./change-transitions";

/** The steps of a change, in order. Its level of care determines which apply. */
const changeStepNames = ["code", "notice", "call", "firstApproval", "secondApproval", "effect"] as const;
export type ChangeStepName = (typeof changeStepNames)[number];
/** `ended`: the change was stopped, refused or withdrawn at this step; `skipped`: it never reached this step. */
export type ChangeStepStatus = "done" | "current" | "pending" | "ended" | "skipped";
export type ChangeStep = { name: ChangeStepName; status: ChangeStepStatus };

/** The progress of a change, for its page. */
type Progress = { careLevel: CareLevel; state: ChangeState; calledBackAt: string | null; approvals: number };

/** The steps of a proposed change, with the state of each. */
export function listChangeSteps({ careLevel, state, calledBackAt, approvals }: Progress): ChangeStep[] {
  const care = toCare(careLevel);
  const facts: Record<ChangeStepName, { isTaken: boolean; isDone: boolean }> = {
    code: { isTaken: care.needsCode, isDone: true },
    notice: { isTaken: care.isAnnounced, isDone: true },
    call: { isTaken: care.isCalledBack, isDone: calledBackAt !== null },
    firstApproval: { isTaken: true, isDone: approvals > 0 },
    secondApproval: { isTaken: care.approvers > 1, isDone: approvals > 1 },
    effect: { isTaken: true, isDone: state === "effective" },
  };
  const isGoingOn = isUnderWay(state) && state !== "stopped";
  const names = changeStepNames.filter((name) => facts[name].isTaken);
  const next = names.findIndex((name) => !facts[name].isDone);
  return names.map((name, at) => {
    if (facts[name].isDone) return { name, status: "done" };
    if (at === next) return { name, status: isGoingOn ? "current" : "ended" };
    return { name, status: isGoingOn ? "pending" : "skipped" };
  });
}
