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
