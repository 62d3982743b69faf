import type { Event } from "./stages";

/** What a purchasing manager may decide, what goes on first; the other events are the supplier's and the system's. */
export const decisionEvents = [
  "approve",
  "accept",
  "startCertification",
  "return",
  "refuse",
] as const satisfies Event[];
export type DecisionEvent = (typeof decisionEvents)[number];

/** Who is told no is told why. */
const withReason: readonly Event[] = ["return", "refuse"];
export const needsReason = (event: Event): boolean => withReason.includes(event);
