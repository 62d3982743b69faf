/** Where a push to one address stands; `failed`: it was given up. */
export const webhookStates = ["waiting", "delivered", "failed"] as const;
export type WebhookState = (typeof webhookStates)[number];

/**
 * Why the last attempt failed: the address answered with another status than success, did not answer in time, could not be
 * reached, or stands in the settings no more.
 */
export const webhookProblems = ["status", "timeout", "network", "removed"] as const;
export type WebhookProblem = (typeof webhookProblems)[number];
