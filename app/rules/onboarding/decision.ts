import * as z from "zod/mini";
import type { Event } from "./transitions";

/** What a purchasing manager may decide, what goes on first; the other events are the supplier's and the system's. */
export const decisionEvents = [
  "approve",
  "accept",
  "startCertification",
  "return",
  "refuse",
  "reopen",
  "block",
  "dropBlock",
  "reinstate",
  "keepBlocked",
  "proposeReinstatement",
  "proposeBlock",
  "retire",
] as const satisfies Event[];
export type DecisionEvent = (typeof decisionEvents)[number];

/** A supplier who is told no, or that a no was taken back, is told why. */
const withReason: readonly Event[] = ["return", "refuse", "reopen", "block", "reinstate", "retire"];
export const needsReason = (event: Event): boolean => withReason.includes(event);

/** What the supplier is not told of is explained to the colleague who decides next. */
const withNote: readonly Event[] = ["proposeBlock", "dropBlock", "proposeReinstatement", "keepBlocked"];
export const needsNote = (event: Event): boolean => withNote.includes(event);

/** Whether an event takes a registration on without a word; the others are explained. */
export const isOnward = (event: Event): boolean => !needsReason(event) && !needsNote(event);

const text = z.string().check(z.trim());

/** A decision as it is typed; `isExplained`: whether an event approves something unusual on this registration, which takes a note. */
export const decisionForm = (isExplained: (event: DecisionEvent) => boolean) =>
  z.object({ event: z.enum(decisionEvents), reason: text, note: text }).check((context) => {
    const { event, reason, note } = context.value;
    const missing =
      needsReason(event) && reason === ""
        ? "reason"
        : (needsNote(event) || isExplained(event)) && note === ""
          ? "note"
          : null;
    if (missing)
      context.issues.push({ code: "custom", input: context.value, path: [missing], message: "field.required" });
  });
export type TypedDecision = z.output<ReturnType<typeof decisionForm>>;
