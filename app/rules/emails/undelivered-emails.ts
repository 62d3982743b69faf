/** The reasons for non-delivery: the recipient's mail server refused the email, or no server accepted it for a day. */
export const emailFailures = ["refused", "unreachable"] as const;
export type EmailFailure = (typeof emailFailures)[number];

/**
 * The state of an undelivered email: it can be resent, is queued to be resent, or cannot be resent because it contained
 * a secret or is too old.
 */
export const undeliveredStates = ["resendable", "waiting", "gone"] as const;
export type UndeliveredState = (typeof undeliveredStates)[number];
