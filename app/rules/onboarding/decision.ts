import * as z from "zod/mini";
import type { Event, transitions } from "./transitions";

type PurchasingStep = Extract<(typeof transitions)[number], { by: "purchasing" | "otherPurchasing" }>;

/**
 * The decisions of a purchasing manager, in the order of the page, with the explanation each requires. `reason`: read
 * by the supplier, for a refusal or its reversal. `note`: read by the colleague who decides next; the supplier is not
 * notified.
 */
const explanations = {
  approve: "nothing",
  accept: "nothing",
  startCertification: "nothing",
  return: "reason",
  refuse: "reason",
  reopen: "reason",
  block: "reason",
  dropBlock: "note",
  reinstate: "reason",
  keepBlocked: "note",
  proposeReinstatement: "note",
  proposeBlock: "note",
  retire: "reason",
} as const satisfies Record<PurchasingStep["event"], "reason" | "note" | "nothing">;
export type DecisionEvent = keyof typeof explanations;
/** The decisions; the other events are the supplier's and the system's. */
export const decisionEvents = Object.keys(explanations) as DecisionEvent[];

/** Like `explanations`, but for any event; events other than decisions are not explained. */
const explanationOf: Partial<Record<Event, string>> = explanations;
export const needsReason = (event: Event): boolean => explanationOf[event] === "reason";
export const needsDecisionNote = (event: Event): boolean => explanationOf[event] === "note";

/** Whether an event moves a registration forward without an explanation. */
export const isOnward = (event: Event): boolean => !needsReason(event) && !needsDecisionNote(event);

/** A decision that moves a registration forward. */
export type OnwardDecision = {
  [Key in DecisionEvent]: (typeof explanations)[Key] extends "nothing" ? Key : never;
}[DecisionEvent];
export const onwardDecisions = decisionEvents.filter((event): event is OnwardDecision => isOnward(event));

const text = z.string().check(z.trim());

/** A decision as entered; `isExplained`: whether the event approves something unusual on this registration, which needs a note. */
export const decisionForm = (isExplained: (event: DecisionEvent) => boolean) =>
  z.object({ event: z.enum(decisionEvents), reason: text, note: text }).check((context) => {
    const { event, reason, note } = context.value;
    const missing =
      needsReason(event) && reason === ""
        ? "reason"
        : (needsDecisionNote(event) || isExplained(event)) && note === ""
          ? "note"
          : null;
    if (missing)
      context.issues.push({ code: "custom", input: context.value, path: [missing], message: "field.required" });
  });
export type TypedDecision = z.output<ReturnType<typeof decisionForm>>;
