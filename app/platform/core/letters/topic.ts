import type { LetterTopic } from "~/rules/letters/undelivered-letters";

const topics: readonly [beginning: string, topic: LetterTopic][] = [
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
];

/** The topic of a letter about a registration, by its kind in the outbox. */
export const toLetterTopic = (kind: string): LetterTopic =>
  topics.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? "onboarding";
