import type { Event } from "./stages";

/** What a purchasing manager may decide, what goes on first; the other events are the supplier's and the system's. */
export const decisionEvents = [
  "approve",
  "accept",
  "startCertification",
  "return",
  "refuse",
  "reopen",
] as const satisfies Event[];
export type DecisionEvent = (typeof decisionEvents)[number];

/** A supplier who is told no, or that a no was taken back, is told why. */
const withReason: readonly Event[] = ["return", "refuse", "reopen"];
export const needsReason = (event: Event): boolean => withReason.includes(event);
