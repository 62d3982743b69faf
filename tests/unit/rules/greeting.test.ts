import { expect, test } from "vitest";
import { partOfDay } from "~/rules/greeting";

test("before twelve it is morning, before eighteen afternoon, then evening", () => {
  expect([0, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    "morning",
    "morning",
    "afternoon",
    "afternoon",
    "evening",
    "evening",
  ]);
});
