import { fc, test as property } from "@fast-check/vitest";
import { expect } from "vitest";
import { isEnded, type State, states } from "~/rules/onboarding/stages";
import { type Event, events, next, transitions } from "~/rules/onboarding/transitions";

const toQualified: Event[] = [
  "submit",
  "approve",
  "accept",
  "startCertification",
  "handIn",
  "approve",
  "introductionEnded",
];

/** The events that must have happened before a state is reached, regardless of other attempts in between (S-34). */
const needed: Partial<Record<State, Event[]>> = {
  preliminaryReview: ["submit"],
  newlyRegistered: ["submit", "approve"],
  potential: ["submit", "approve", "accept"],
  certification: ["submit", "approve", "accept", "startCertification"],
  internalReview: ["submit", "approve", "accept", "startCertification", "handIn"],
  restricted: ["submit", "approve", "accept", "startCertification", "handIn", "approve"],
  qualified: toQualified,
  yearlyReview: [...toQualified, "startYearlyReview"],
  blockProposed: [...toQualified, "proposeBlock"],
  blocked: [...toQualified, "proposeBlock", "block"],
  reinstatementProposed: [...toQualified, "proposeBlock", "block", "proposeReinstatement"],
  retired: [...toQualified, "retire"],
};

/** Whether these events happened in this order, possibly with others in between. */
function isPassed(done: readonly Event[], wanted: readonly Event[]): boolean {
  let at = 0;
  for (const event of done) if (event === wanted[at]) at += 1;
  return at === wanted.length;
}

property.prop([fc.array(fc.constantFrom(...events), { maxLength: 40 })], { numRuns: 10_000 })(
  "no sequence of events reaches a state that the table does not allow",
  (tried) => {
    let state: State = "filling";
    let endedIn: State | undefined;
    const done: Event[] = [];
    for (const event of tried) {
      const step = next(state, event, endedIn);
      if (!step) continue;
      expect(transitions).toContain(step);
      expect(isEnded(state)).toBe(event === "reopen");
      endedIn = isEnded(step.to) ? state : undefined;
      state = step.to;
      done.push(event);
    }
    expect(states).toContain(state);
    expect([state, isPassed(done, needed[state] ?? [])]).toEqual([state, true]);
  },
);
