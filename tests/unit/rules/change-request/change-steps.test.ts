import { expect, test } from "vitest";
import { listChangeSteps } from "~/rules/change-request/change-steps";

const steps = (...args: Parameters<typeof listChangeSteps>) =>
  listChangeSteps(...args).map(({ name, status }) => `${name} ${status}`);
const bank = { careLevel: "bank", state: "proposed", calledBackAt: null, approvals: 0 } as const;
const at = "2026-11-20T02:12:00.000Z";

test("new bank details start with the call to the supplier", () => {
  expect(steps(bank)).toEqual([
    "code done",
    "notice done",
    "call current",
    "firstApproval pending",
    "secondApproval pending",
    "effect pending",
  ]);
});

test("each step becomes current after the previous one", () => {
  expect(steps({ ...bank, calledBackAt: at })).toContain("firstApproval current");
  expect(steps({ ...bank, calledBackAt: at, approvals: 1, state: "onceApproved" })).toContain("secondApproval current");
  expect(steps({ ...bank, calledBackAt: at, approvals: 2, state: "scheduled" })).toContain("effect current");
  expect(steps({ ...bank, calledBackAt: at, approvals: 2, state: "effective" })).not.toContain("effect current");
});

test("a stopped or refused change ends at its current step", () => {
  expect(steps({ ...bank, calledBackAt: at, approvals: 1, state: "stopped" }).slice(-3)).toEqual([
    "firstApproval done",
    "secondApproval ended",
    "effect skipped",
  ]);
  expect(steps({ ...bank, state: "refused" })).toContain("call ended");
});

test("an ordinary change needs one approval only, and a watched one also a code and a notice", () => {
  expect(steps({ ...bank, careLevel: "ordinary" })).toEqual(["firstApproval current", "effect pending"]);
  expect(steps({ ...bank, careLevel: "watched", approvals: 1, state: "scheduled" })).toEqual([
    "code done",
    "notice done",
    "firstApproval done",
    "effect current",
  ]);
});
