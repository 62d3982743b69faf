import { expect, test } from "vitest";
import { stages } from "~/rules/onboarding/stages";
import { formatDay, formatSpan } from "~/rules/format";
import { actorOf, promises } from "~/ui/stages/stage-facts";
import { stageMark } from "~/ui/stages/timeline";

const marksAt = (current: number, isRefused = false) =>
  stages.map((_, index) => stageMark(index + 1, { current, isRefused, last: stages.length }));

test("what lies behind is done, what lies ahead is not started", () => {
  expect(marksAt(3)).toEqual(["done", "done", "current", "ahead", "ahead", "ahead", "ahead", "ahead", "ahead"]);
});

test("a refusal stops at the stage that refused", () => {
  expect(marksAt(3, true)[2]).toBe("stopped");
});

test("a qualified supplier has arrived and is not under way", () => {
  expect(marksAt(9)).toEqual([...Array.from({ length: 8 }, () => "done"), "reached"]);
});

test("the picture promises what §1 and §9 promise, and nothing else", () => {
  expect(promises).toEqual({
    preliminaryReview: { kind: "within", count: 2, unit: "week" },
    newlyRegistered: { kind: "password" },
    internalReview: { kind: "within", count: 1, unit: "month" },
    introduction: { kind: "automatic" },
  });
});

test("only the way from stage 8 to stage 9 goes by itself", () => {
  expect(stages.filter((stage) => actorOf(stage) === "system")).toEqual(["introduction"]);
});

test.each([
  ["zh", "2026年3月6日", "2 周"],
  ["en", "6 Mar 2026", "2 weeks"],
])("days and spans are told in the language of the page: %s", (language, day, span) => {
  expect(formatDay(language, "2026-03-05T16:30:00Z")).toBe(day);
  expect(formatSpan(language, 2, "week")).toBe(span);
});
