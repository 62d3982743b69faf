import * as z from "zod/mini";
/**
 * What came of a call to a supplier about a change. `confirmed`: the supplier asked for it; `denied`: it did not, so the
 * change is stopped; `noAnswer` and `wrongNumber` confirm nothing, and a wrong number is not called again.
 */
export const callOutcomes = ["confirmed", "denied", "noAnswer", "wrongNumber"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Whether a note is needed: who spoke, and what they said. */
export const needsCallNote = (outcome: CallOutcome): boolean => outcome === "confirmed" || outcome === "denied";

/** A call as it is typed in. */
export const callForm = z
  .object({ contactId: z.string(), outcome: z.enum(callOutcomes), note: z.string().check(z.trim()) })
  .check(
    z.refine(({ outcome, note }) => !needsCallNote(outcome) || note !== "", {
      path: ["note"],
      error: "field.required",
    }),
  );
