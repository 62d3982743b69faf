import { expect, test } from "vitest";
import { partOfDay } from "~/rules/workspace/greeting";

test("it is morning before twelve, afternoon before eighteen, then evening", () => {
  expect([0, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    "morning",
    "morning",
    "afternoon",
    "afternoon",
    "evening",
    "evening",
  ]);
});
