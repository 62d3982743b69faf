import * as z from "zod/mini";
/**
 * The outcome of a call to a supplier about a change. `confirmed`: the supplier requested it; `denied`: it did not, so the
 * change is stopped; `noAnswer` and `wrongNumber` confirm nothing, and a wrong number is not called again.
 */
export const callOutcomes = ["confirmed", "denied", "noAnswer", "wrongNumber"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Whether a note on the person and the conversation is required. */
export const needsCallNote = (outcome: CallOutcome): boolean => outcome === "confirmed" || outcome === "denied";

/** A call as entered in the form. */
export const callForm = z
  .object({ contactId: z.string(), outcome: z.enum(callOutcomes), note: z.string().check(z.trim()) })
  .check(
    z.refine(({ outcome, note }) => !needsCallNote(outcome) || note !== "", {
      path: ["note"],
      error: "field.required",
    }),
  );
