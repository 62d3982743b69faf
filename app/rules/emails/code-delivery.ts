/** How far an email with a code has come. */
export const codeDeliveryStates = ["waiting", "accepted", "delayed", "refused"] as const;
export type CodeDeliveryState = (typeof codeDeliveryStates)[number];

/** Whether another look may find another state. */
export const mayStillChange = (state: CodeDeliveryState): boolean => state === "waiting" || state === "delayed";
