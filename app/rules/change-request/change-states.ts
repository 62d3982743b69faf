/**
 * The state of a change of the company file. `awaitingCode`: not submitted yet, the code from the email is missing;
 * `onceApproved`: one of two approvals has been given; `scheduled`: approved, and waiting to take effect; `stopped`: frozen by
 * a notified contact.
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

/** The side that has to act for a change to go on. */
export const changeActsNext = (state: ChangeState): (typeof actors)[ChangeState] => actors[state];
