import * as z from "zod/mini";
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

const text = z.string().check(z.trim());

/** A decision as it is typed; a note is needed where the company is registered already. */
export const decisionForm = (needsNote: (event: DecisionEvent) => boolean) =>
  z.object({ event: z.enum(decisionEvents), reason: text, note: text }).check((context) => {
    const { event, reason, note } = context.value;
    const missing = needsReason(event) && reason === "" ? "reason" : needsNote(event) && note === "" ? "note" : null;
    if (missing)
      context.issues.push({ code: "custom", input: context.value, path: [missing], message: "field.required" });
  });
export type TypedDecision = z.output<ReturnType<typeof decisionForm>>;
