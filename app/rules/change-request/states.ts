import type { SectionId } from "../registration/section-ids";

/**
 * Where a change of the company file stands. `awaitingCode`: not proposed yet, the e-mailed code is missing;
 * `onceApproved`: the first of two approvals is there; `scheduled`: approved, and waiting to take effect; `stopped`: frozen
 * by somebody who was told of it.
 */
export const changeStates = [
  "awaitingCode",
  "proposed",
  "onceApproved",
  "scheduled",
  "effective",
  "refused",
  "withdrawn",
  "stopped",
] as const;
export type ChangeState = (typeof changeStates)[number];

/** `otherPurchasing`: not who gave the first approval; `contact`: whoever holds the stop link. Nobody decides about their own. */
type By = "supplier" | "purchasing" | "otherPurchasing" | "contact" | "system";
type Kind = "ordinary" | "bank";

/** One row of the table: what an event does to a change of this kind (no kind: to every one). */
type ChangeTransition = { from: ChangeState; event: string; by: By; to: ChangeState; kind?: Kind };

const open = ["proposed", "onceApproved", "scheduled"] as const;

/** Everything that can happen to a change request. A change of bank details takes the long way. */
export const changeTransitions = [
  { from: "awaitingCode", event: "confirm", by: "supplier", to: "proposed" },
  { from: "awaitingCode", event: "withdraw", by: "supplier", to: "withdrawn" },
  { from: "proposed", event: "approve", by: "purchasing", to: "effective", kind: "ordinary" },
  { from: "proposed", event: "approve", by: "purchasing", to: "onceApproved", kind: "bank" },
  { from: "onceApproved", event: "approve", by: "otherPurchasing", to: "scheduled", kind: "bank" },
  { from: "scheduled", event: "takeEffect", by: "system", to: "effective", kind: "bank" },
  ...open.map((from) => ({ from, event: "withdraw", by: "supplier", to: "withdrawn" }) as const),
  ...open.map((from) => ({ from, event: "refuse", by: "purchasing", to: "refused" }) as const),
  ...open.map((from) => ({ from, event: "stop", by: "contact", to: "stopped", kind: "bank" }) as const),
  // Frozen: only purchasing, which was alerted, can end it.
  { from: "stopped", event: "refuse", by: "purchasing", to: "refused" },
] as const satisfies readonly ChangeTransition[];
export type ChangeEvent = (typeof changeTransitions)[number]["event"];

const kindOf = (section: SectionId): Kind => (section === "bank" ? "bank" : "ordinary");

/** What an event does to a change of this section; undefined: it cannot happen there. */
export const nextChange = (
  section: SectionId,
  state: ChangeState,
  event: ChangeEvent,
): (typeof changeTransitions)[number] | undefined =>
  changeTransitions.find(
    (row) => row.from === state && row.event === event && (!("kind" in row) || row.kind === kindOf(section)),
  );

/** Whether a change is under way: a section has one such at most. One that waits for its code is not yet. */
export const isUnderWay = (state: ChangeState): boolean =>
  state !== "awaitingCode" && changeTransitions.some(({ from }) => from === state);

const actors = {
  awaitingCode: "supplier",
  proposed: "purchasing",
  onceApproved: "purchasing",
  scheduled: "system",
  effective: "nobody",
  refused: "nobody",
  withdrawn: "nobody",
  stopped: "purchasing",
} as const satisfies Record<ChangeState, "supplier" | "purchasing" | "system" | "nobody">;

/** Who has to act for a change to go on. */
export const changeActsNext = (state: ChangeState): (typeof actors)[ChangeState] => actors[state];
