/**
 * The state of an invitation: its email was sent, its link was opened, a registration was started with it, or it ended without
 * one. Expiry follows from the clock and is never stored.
 */
export const invitationStates = ["sent", "opened", "registered", "expired", "withdrawn"] as const;
export type InvitationState = (typeof invitationStates)[number];
export type StoredInvitationState = Exclude<InvitationState, "expired">;

/** The state now of an invitation that is good until `expiresAt`; both instants are ISO 8601 UTC. */
export const stateAt = (stored: StoredInvitationState, expiresAt: string, now: string): InvitationState =>
  isOpen(stored) && expiresAt <= now ? "expired" : stored;

/** Whether an invitation in this state can still be answered. */
export const isOpen = (state: InvitationState): boolean => state === "sent" || state === "opened";

/** Whether an invitation in this state can be sent again: to one that was answered or withdrawn there is nothing to add. */
export const canResend = (state: InvitationState): boolean => isOpen(state) || state === "expired";
