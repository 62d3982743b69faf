/**
 * What came of a call to a supplier about a change. `confirmed`: the supplier asked for it; `denied`: it did not, so the
 * change is stopped; `noAnswer` and `wrongNumber` confirm nothing, and a wrong number is not called again.
 */
export const callOutcomes = ["confirmed", "denied", "noAnswer", "wrongNumber"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Whether a note is needed: who spoke, and what they said. */
export const needsNote = (outcome: CallOutcome): boolean => outcome === "confirmed" || outcome === "denied";
