import { expect, test } from "vitest";
import { stageView } from "~/contract/progress";
import { expectedBy } from "~/rules/onboarding/promised-dates";
import {
  actsNext,
  hasCompanyFile,
  isOver,
  isSupplier,
  toStage,
  stages,
  stateSeen,
  type State,
  states,
} from "~/rules/onboarding/stages";
import { type Event, next, transitions } from "~/rules/onboarding/transitions";

test("there are nine stages, and every state belongs to one", () => {
  expect(stages).toHaveLength(9);
  expect(states.map((state) => toStage(state))).toEqual([2, 3, 3, 2, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 9]);
  expect(toStage("refused", "internalReview")).toBe(7);
  expect(toStage("withdrawn", "preliminaryReview")).toBe(3);
});

test("states and actors are those in the progress query's contract", () => {
  expect(states).toEqual(stageView.shape.state.options);
  for (const state of states) expect(stageView.shape.actsNext.options).toContain(actsNext(state));
});

test("a supplier gets from filling in to qualified", () => {
  const way: Event[] = ["submit", "approve", "accept", "startCertification", "handIn", "approve", "introductionEnded"];
  const passed = way.reduce<State[]>(
    (sofar, event) => [...sofar, next(sofar.at(-1) ?? "filling", event)?.to ?? "refused"],
    ["filling"],
  );
  expect(passed).toEqual([
    "filling",
    "preliminaryReview",
    "newlyRegistered",
    "potential",
    "certification",
    "internalReview",
    "restricted",
    "qualified",
  ]);
});

test.each([
  ["filling", "approve"],
  ["refused", "submit"],
  ["withdrawn", "submit"],
  ["newlyRegistered", "withdraw"],
  ["qualified", "return"],
  ["preliminaryReview", "submit"],
  ["restricted", "approve"],
] as const)("%s does not allow %s", (state, event) => {
  expect(next(state, event)).toBeUndefined();
});

test("a review is returned to a state where the supplier can act", () => {
  expect(next("preliminaryReview", "return")?.to).toBe("filling");
  expect(next("internalReview", "return")?.to).toBe("certification");
  expect([actsNext("filling"), actsNext("certification")]).toEqual(["supplier", "supplier"]);
});

test("the internal review needs a reviewer other than the one who approved the previous step", () => {
  const reviews = transitions.filter((row) => row.from === "internalReview");
  expect(new Set(reviews.map((row) => row.by))).toEqual(new Set(["otherPurchasing"]));
});

test("a rejected registration is reopened by another reviewer, at the step that rejected it", () => {
  expect(next("refused", "reopen", "preliminaryReview")?.to).toBe("preliminaryReview");
  expect(next("refused", "reopen", "internalReview")?.to).toBe("internalReview");
  expect(next("refused", "reopen")).toBeUndefined();
  expect(next("withdrawn", "reopen", "preliminaryReview")).toBeUndefined();
  expect(transitions.filter(({ event }) => event === "reopen").map(({ by }) => by)).toEqual([
    "otherPurchasing",
    "otherPurchasing",
  ]);
});

test("blocking and reinstating take two users, and a proposal is hidden from the supplier", () => {
  for (const [event, decision] of [
    ["proposeBlock", "block"],
    ["proposeReinstatement", "reinstate"],
  ]) {
    const actorsOf = (name: string | undefined) =>
      new Set(transitions.filter((row) => row.event === name).map(({ by }) => by));
    expect([actorsOf(event), actorsOf(decision)]).toEqual([new Set(["purchasing"]), new Set(["otherPurchasing"])]);
  }
  expect([stateSeen("blockProposed"), stateSeen("reinstatementProposed")]).toEqual(["qualified", "blocked"]);
  for (const state of states) expect(stateSeen(stateSeen(state))).toBe(stateSeen(state));
});

test("a retired supplier can read its company file, and its email address is free for another registration", () => {
  expect([hasCompanyFile("retired"), isSupplier("retired"), isOver("retired")]).toEqual([true, false, true]);
  expect(transitions.filter(({ from }) => (from as State) === "retired")).toEqual([]);
  for (const state of ["qualified", "blocked", "yearlyReview"] as const) expect(isSupplier(state)).toBe(true);
});

test("each state and event has one outcome, and every state is reachable", () => {
  const keys = transitions.map((row) => `${row.from} ${row.event} ${"endedIn" in row ? row.endedIn : ""}`);
  expect(new Set(keys).size).toBe(transitions.length);
  expect(new Set(["filling", ...transitions.map((row) => row.to)])).toEqual(new Set(states));
});

test.each([
  ["preliminaryReview", "2025-06-15T08:00:00.000Z", "2025-06-29T08:00:00.000Z"],
  ["internalReview", "2025-06-15T08:00:00.000Z", "2025-07-15T08:00:00.000Z"],
  ["internalReview", "2025-01-31T23:30:00.000Z", "2025-02-28T23:30:00.000Z"],
  ["internalReview", "2024-12-31T00:00:00.000Z", "2025-01-31T00:00:00.000Z"],
  ["potential", "2025-06-15T08:00:00.000Z", null],
] as const)("%s since %s is due by %s", (state, since, by) => {
  expect(expectedBy(state, since)).toBe(by);
});
