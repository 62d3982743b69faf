/**
 * The state of an email or text message: it is waiting for its first or next attempt, is held after the restore of a
 * backup, was accepted by the server, or was not delivered.
 */
export const outgoingStates = ["waiting", "held", "sent", "undelivered"] as const;
export type OutgoingState = (typeof outgoingStates)[number];
