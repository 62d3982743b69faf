/**
 * The state of an email or text message: it waits for its first or its next attempt, it is held since a backup was restored, the
 * server accepted it, or it did not arrive.
 */
export const outgoingStates = ["waiting", "held", "sent", "undelivered"] as const;
export type OutgoingState = (typeof outgoingStates)[number];
