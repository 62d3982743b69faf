import type { EmailTopic } from "~/rules/emails/email-topics";

const topics: readonly [beginning: string, topic: EmailTopic][] = [
  ["registration.received", "received"],
  ["onboarding.approve", "approval"],
  ["onboarding.return", "return"],
  ["onboarding.refuse", "rejection"],
  ["onboarding.", "onboarding"],
  ["registration.", "onboarding"],
  ["reminder.", "reminder"],
  ["file.infected", "virus"],
  ["documents.", "documents"],
  ["categories.", "categories"],
  ["correctiveAction.", "correctiveAction"],
  ["change.", "change"],
  ["conversation.", "conversation"],
  ["code.", "code"],
  ["colleague.invite", "invitation"],
  ["invitation", "invitation"],
  ["staffInvitation", "invitation"],
  ["account.", "account"],
  ["authenticator.", "account"],
  ["email.", "account"],
  ["mailbox.", "account"],
  ["passkey.", "account"],
  ["password.", "account"],
  ["phone.", "account"],
  ["recoveryCode.", "account"],
  ["alarm", "alarm"],
  ["digest", "digest"],
  ["escalation", "escalation"],
];

/** The topic of an email or text message, by its kind in the outbox. */
export const toEmailTopic = (kind: string): EmailTopic =>
  topics.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? "other";
