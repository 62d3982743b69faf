import { expect, test } from "vitest";
import { stages } from "~/rules/onboarding/stages";
import { formatDay, formatSpan } from "~/rules/format";
import { actorOf, promises } from "~/ui/stages/stage-facts";
import { stageMark } from "~/ui/stages/timeline";

const marksAt = (current: number, isRefused = false) =>
  stages.map((_, index) => stageMark(index + 1, { current, isRefused, last: stages.length }));

test("earlier stages are done, later ones not started", () => {
  expect(marksAt(3)).toEqual(["done", "done", "current", "ahead", "ahead", "ahead", "ahead", "ahead", "ahead"]);
});

test("a rejection stops at the stage that rejected", () => {
  expect(marksAt(3, true)[2]).toBe("stopped");
});

test("a qualified supplier has reached the last stage, which is no longer in progress", () => {
  expect(marksAt(9)).toEqual([...Array.from({ length: 8 }, () => "done"), "reached"]);
});

test("the overview shows exactly the promises of §1 and §9", () => {
  expect(promises).toEqual({
    preliminaryReview: { kind: "within", count: 2, unit: "week" },
    newlyRegistered: { kind: "password" },
    internalReview: { kind: "within", count: 1, unit: "month" },
    introduction: { kind: "automatic" },
  });
});

test("only the step from stage 8 to stage 9 is automatic", () => {
  expect(stages.filter((stage) => actorOf(stage) === "system")).toEqual(["introduction"]);
});

test.each([
  ["zh", "2026年3月6日", "2 周"],
  ["en", "6 Mar 2026", "2 weeks"],
])("dates and durations are shown in the language of the page: %s", (language, day, span) => {
  expect(formatDay(language, "2026-03-05T16:30:00Z")).toBe(day);
  expect(formatSpan(language, 2, "week")).toBe(span);
});
