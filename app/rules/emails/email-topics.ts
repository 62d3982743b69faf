/** The topics of emails and text messages that reviewers and super admins see. */
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
  "code",
  "invitation",
  "account",
  "alarm",
  "digest",
  "escalation",
  "other",
] as const;
export type EmailTopic = (typeof emailTopics)[number];
