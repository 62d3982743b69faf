/** The state of a delivery to one address; `failed`: no more attempts. */
export const webhookStates = ["waiting", "delivered", "failed"] as const;
export type WebhookState = (typeof webhookStates)[number];

/**
 * Why the last attempt failed: the address returned a status other than success, did not answer in time, could not be reached,
 * or is no longer in the settings.
 */
export const webhookProblems = ["status", "timeout", "network", "removed"] as const;
export type WebhookProblem = (typeof webhookProblems)[number];
