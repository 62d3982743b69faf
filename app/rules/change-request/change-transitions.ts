import { type CareLevel, careLevels, toCare } from "./care-levels";
import type { ChangeState } from "./change-states";

/** `otherPurchasing`: anyone in purchasing except the first approver; `contact`: the holder of a stop link. */
type By = "supplier" | "purchasing" | "otherPurchasing" | "contact" | "system";

/** A row of the table: the effect of an event on a change of these levels of care (if omitted, of every level). */
type ChangeTransition = {
  from: ChangeState;
  event: string;
  by: By;
  to: ChangeState;
  levels?: readonly CareLevel[];
};

const byTwo = careLevels.filter((level) => toCare(level).approvers > 1);
const byOneWaiting = careLevels.filter((level) => toCare(level).approvers === 1 && toCare(level).coolingHours > 0);
const waiting = careLevels.filter((level) => toCare(level).coolingHours > 0);
const calledBack = careLevels.filter((level) => toCare(level).isCalledBack);
const open = ["proposed", "onceApproved", "scheduled"] as const;

/** All transitions of a change request. The required ones depend on its level of care. */
export const changeTransitions = [
  { from: "awaitingCode", event: "confirm", by: "supplier", to: "proposed" },
  { from: "awaitingCode", event: "withdraw", by: "supplier", to: "withdrawn" },
  { from: "proposed", event: "approve", by: "purchasing", to: "effective", levels: ["ordinary"] },
  { from: "proposed", event: "approve", by: "purchasing", to: "scheduled", levels: byOneWaiting },
  { from: "proposed", event: "approve", by: "purchasing", to: "onceApproved", levels: byTwo },
  { from: "onceApproved", event: "approve", by: "otherPurchasing", to: "scheduled", levels: byTwo },
  { from: "scheduled", event: "takeEffect", by: "system", to: "effective", levels: waiting },
  // The approval is no longer valid when the change is due to take effect, so purchasing must review it again.
  { from: "scheduled", event: "hold", by: "system", to: "stopped", levels: waiting },
  ...open.map((from) => ({ from, event: "withdraw", by: "supplier", to: "withdrawn" }) as const),
  ...open.map((from) => ({ from, event: "refuse", by: "purchasing", to: "refused" }) as const),
  ...open.map((from) => ({ from, event: "stop", by: "contact", to: "stopped", levels: waiting }) as const),
  // On the phone, the supplier denied having requested the change.
  ...open.map((from) => ({ from, event: "deny", by: "purchasing", to: "stopped", levels: calledBack }) as const),
  // Frozen: only purchasing, which was alerted, can end it.
  { from: "stopped", event: "refuse", by: "purchasing", to: "refused" },
  // The registration was rejected, so the company file no longer exists.
  ...(["awaitingCode", ...open, "stopped"] as const).map(
    (from) => ({ from, event: "endWithRegistration", by: "system", to: "refused" }) as const,
  ),
] as const satisfies readonly ChangeTransition[];
export type ChangeEvent = (typeof changeTransitions)[number]["event"];

/** The transition that an event causes in a change of this level of care. Undefined if it cannot happen in this state. */
export const nextChange = (
  level: CareLevel,
  state: ChangeState,
  event: ChangeEvent,
): (typeof changeTransitions)[number] | undefined =>
  changeTransitions.find(
    (row) =>
      row.from === state &&
      row.event === event &&
      (!("levels" in row) || (row.levels as readonly CareLevel[]).includes(level)),
  );

/**
 * Whether a change is open; each section has at most one open change. A change that is waiting for its code does not
 * count.
 */
export const isUnderWay = (state: ChangeState): boolean =>
  state !== "awaitingCode" && changeTransitions.some(({ from }) => from === state);
