import type { EmailTopic } from "~/rules/emails/undelivered-emails";

const topics: readonly [beginning: string, topic: EmailTopic][] = [
  ["registration.received", "received"],
  ["onboarding.approve", "approval"],
  ["onboarding.return", "return"],
  ["onboarding.refuse", "rejection"],
  ["onboarding.", "onboarding"],
  ["reminder.", "reminder"],
  ["file.infected", "virus"],
  ["documents.", "documents"],
  ["categories.", "categories"],
  ["correctiveAction.", "correctiveAction"],
  ["change.", "change"],
  ["conversation.", "conversation"],
];

/** The topic of an email about a registration, by its kind in the outbox. */
export const toEmailTopic = (kind: string): EmailTopic =>
  topics.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? "onboarding";
