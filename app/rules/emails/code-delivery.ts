/** The delivery states of an email with a code. `waiting`: not tried yet; `delayed`: tried and failed, or expired unsent. */
export const codeDeliveryStates = ["waiting", "accepted", "delayed", "refused"] as const;
export type CodeDeliveryState = (typeof codeDeliveryStates)[number];

/** Whether the state can still change. */
export const mayStillChange = (state: CodeDeliveryState): boolean => state === "waiting" || state === "delayed";
