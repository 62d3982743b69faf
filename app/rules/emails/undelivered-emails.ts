/** Why an email did not arrive: the mail server of the address refused it, or no server took it for a day. */
export const emailFailures = ["refused", "unreachable"] as const;
export type EmailFailure = (typeof emailFailures)[number];

/**
 * The state of an undelivered email: it can be sent again, it is queued to be sent again, or it cannot be sent again because it
 * contained a secret or is too old.
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
  "conversation",
] as const;
export type EmailTopic = (typeof emailTopics)[number];
