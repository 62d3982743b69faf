/** The state of a delivery to one address; `failed`: no more attempts. */
export const webhookStates = ["waiting", "delivered", "failed"] as const;
export type WebhookState = (typeof webhookStates)[number];

/**
 * The reason for the failure of the last attempt: the address did not return a success status, did not respond in time,
 * could not be reached, or is no longer in the settings.
 */
export const webhookProblems = ["status", "timeout", "network", "removed"] as const;
export type WebhookProblem = (typeof webhookProblems)[number];
