/** The reasons for non-delivery: the recipient's mail server refused the email, or no server accepted it for a day. */
export const emailFailures = ["refused", "unreachable"] as const;
export type EmailFailure = (typeof emailFailures)[number];

/**
 * The state of an undelivered email: it can be resent, is queued to be resent, or cannot be resent because it contained
 * a secret or is too old.
 */
export const undeliveredStates = ["resendable", "waiting", "gone"] as const;
export type UndeliveredState = (typeof undeliveredStates)[number];

/** The subjects of emails about a registration, as reviewers read them. */
export const emailTopics = [
  "received",
  "approval",
  "return",
  "rejection",
  "onboarding",
  "reminder",
  "virus",
  "documents",
  "categories",
  "correctiveAction",
  "change",
] as const;
export type EmailTopic = (typeof emailTopics)[number];
