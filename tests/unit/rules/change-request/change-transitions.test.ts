import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { identityFields } from "~/rules/change-request/changed-identity";
import { toCareLevel, careLevels, toCare } from "~/rules/change-request/care-levels";
import { changeActsNext, type ChangeState, changeStates } from "~/rules/change-request/change-states";
import { type ChangeEvent, changeTransitions, isUnderWay, nextChange } from "~/rules/change-request/change-transitions";
import { sectionIds } from "~/rules/registration/section-ids";

const events = [...new Set(changeTransitions.map(({ event }) => event))];
const after = (level: (typeof careLevels)[number], happened: ChangeEvent[]) =>
  happened.reduce<ChangeState>((state, event) => nextChange(level, state, event)?.to ?? state, "awaitingCode");

test("every state is reachable, and states that end a change are final", () => {
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

property.prop([fc.constantFrom(...careLevels), fc.array(fc.constantFrom(...events), { maxLength: 12 })], {
  numRuns: 2000,
})(
  "a change takes effect only after all the approvals its level of care requires, and never after it was stopped",
  (level, happened) => {
    const passed = happened.reduce<{ state: ChangeState; approvals: number; wasStopped: boolean }>(
      ({ state, approvals, wasStopped }, event) => {
        const step = nextChange(level, state, event);
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
      expect(passed.approvals).toBe(toCare(level).approvers);
      expect(passed.wasStopped).toBe(false);
    }
    expect(after(level, happened)).toBe(passed.state);
  },
);

test("bank details, contacts and the legal representative wait two days and can be stopped; only bank details require a call", () => {
  for (const level of careLevels) {
    const isWatched = level !== "ordinary";
    expect(toCare(level)).toMatchObject({
      isCalledBack: level === "bank",
      isAnnounced: isWatched,
      needsCode: isWatched,
      coolingHours: isWatched ? 48 : 0,
      approvers: level === "bank" || level === "watchedByTwo" ? 2 : 1,
    });
    expect(nextChange(level, "proposed", "stop") !== undefined).toBe(isWatched);
  }
});

const contact = (id: string, phone: string, email: string) => ({ id, name: "王芳", phone, email });
const wang = contact("1", "+86 755 2788 1001", "fang.wang@anke.example");
const li = contact("2", "0755-27881002", "Finance@Anke.example");

test.each([
  ["a new phone number for one contact", [wang, { ...li, phone: "139 0000 0000" }], "watched"],
  ["the same number in another format", [{ ...wang, phone: "0086-755-27881001" }, li], "watched"],
  [
    "every number",
    [
      { ...wang, phone: "139 0000 0001" },
      { ...li, phone: "139 0000 0002" },
    ],
    "watchedByTwo",
  ],
  [
    "every address",
    [
      { ...wang, email: "a@b.example" },
      { ...li, email: "c@d.example" },
    ],
    "watchedByTwo",
  ],
  ["one contact removed", [wang], "watched"],
] as const)("a change of contacts by %s is %s", (_, contacts, level) => {
  expect(toCareLevel("contact", { contacts: [wang, li] }, { contacts: [...contacts] })).toBe(level);
});

test.each(identityFields)("a different %s takes two approvers, surrounding white space aside", (field) => {
  const basic = { [field]: "A", legalRepresentative: "王芳" };
  expect(toCareLevel("basic", basic, { ...basic, [field]: "B" })).toBe("watchedByTwo");
  expect(toCareLevel("basic", basic, { ...basic, [field]: "" })).toBe("watchedByTwo");
  expect(toCareLevel("basic", basic, { ...basic, [field]: " A " })).toBe("ordinary");
});

test("a new legal representative is watched, a new abbreviation is not", () => {
  const basic = { legalRepresentative: "王芳", abbreviation: "安科" };
  expect(toCareLevel("basic", basic, { ...basic, abbreviation: "ANKE" })).toBe("ordinary");
  expect(toCareLevel("basic", basic, { ...basic, legalRepresentative: "刘强" })).toBe("watched");
  for (const section of sectionIds)
    expect(toCareLevel(section, {}, {})).toBe({ bank: "bank", contact: "watched" }[section as string] ?? "ordinary");
});
