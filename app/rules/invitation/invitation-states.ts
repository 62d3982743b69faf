/**
 * The state of an invitation: its email was sent, its link was opened, a registration was started with it, or it ended without
 * one. Expiry follows from the clock and is never stored.
 */
export const invitationStates = ["sent", "opened", "registered", "expired", "withdrawn"] as const;
export type InvitationState = (typeof invitationStates)[number];
export type StoredInvitationState = Exclude<InvitationState, "expired">;

/** The state at `now` of an invitation that is valid until `expiresAt`, both ISO 8601 UTC. */
export const stateAt = (stored: StoredInvitationState, expiresAt: string, now: string): InvitationState =>
  isOpen(stored) && expiresAt <= now ? "expired" : stored;

/** Whether an invitation in this state can still be accepted. */
export const isOpen = (state: InvitationState): boolean => state === "sent" || state === "opened";

/** Whether an invitation in this state can be resent, which accepted and withdrawn ones cannot. */
export const canResend = (state: InvitationState): boolean => isOpen(state) || state === "expired";
