import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { careFor } from "~/rules/change-request/care";
import {
  changeActsNext,
  type ChangeEvent,
  type ChangeState,
  changeStates,
  changeTransitions,
  isUnderWay,
  nextChange,
} from "~/rules/change-request/states";
import { sectionIds } from "~/rules/registration/section-ids";

const events = [...new Set(changeTransitions.map(({ event }) => event))];
const after = (section: (typeof sectionIds)[number], happened: ChangeEvent[]) =>
  happened.reduce<ChangeState>((state, event) => nextChange(section, state, event)?.to ?? state, "awaitingCode");

test("every state can be reached, and those that end a change lead nowhere", () => {
  const reached = new Set<ChangeState>(["awaitingCode", ...changeTransitions.map(({ to }) => to)]);
  expect([...reached].toSorted()).toEqual([...changeStates].toSorted());
  for (const state of changeStates)
    expect(changeActsNext(state) === "nobody").toBe(!changeTransitions.some(({ from }) => from === state));
  expect(changeStates.filter((state) => isUnderWay(state))).toEqual([
    "proposed",
    "onceApproved",
    "scheduled",
    "stopped",
  ]);
});

property.prop([fc.constantFrom(...sectionIds), fc.array(fc.constantFrom(...events), { maxLength: 12 })], {
  numRuns: 2000,
})(
  "whatever happens, a change takes effect only after as many approvals as its section takes, and never once stopped",
  (section, happened) => {
    const passed = happened.reduce<{ state: ChangeState; approvals: number; wasStopped: boolean }>(
      ({ state, approvals, wasStopped }, event) => {
        const step = nextChange(section, state, event);
        const more = step && event === "approve" ? 1 : 0;
        return {
          state: step?.to ?? state,
          approvals: approvals + more,
          wasStopped: wasStopped || step?.to === "stopped",
        };
      },
      { state: "awaitingCode", approvals: 0, wasStopped: false },
    );
    if (passed.state === "effective") {
      expect(passed.approvals).toBe(careFor(section).approvers);
      expect(passed.wasStopped).toBe(false);
    }
    expect(after(section, happened)).toBe(passed.state);
  },
);

test("only new bank details wait, are called about and can be stopped", () => {
  for (const section of sectionIds) {
    const isBank = section === "bank";
    expect(careFor(section)).toMatchObject({
      isCalledBack: isBank,
      coolingHours: isBank ? 48 : 0,
      approvers: isBank ? 2 : 1,
      needsCode: isBank || section === "contact",
    });
    expect(nextChange(section, "proposed", "stop") !== undefined).toBe(isBank);
    expect(nextChange(section, "proposed", "approve")?.to).toBe(isBank ? "onceApproved" : "effective");
  }
});
