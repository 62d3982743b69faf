import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { compareTexts, toCompanyDomain } from "~/rules/onboarding/likeness";

test.each([
  ["martha", "marhta", 0.961],
  ["dixon", "dicksonx", 0.813],
  ["abc", "xyz", 0],
  ["", "", 0],
])("the Jaro–Winkler similarity of %s and %s is correct", (one, other, likeness) => {
  expect(compareTexts(one, other)).toBeCloseTo(likeness, 3);
});

test("an email address at a public provider does not identify a company", () => {
  expect(toCompanyDomain("li@QQ.com")).toBeNull();
  expect(toCompanyDomain("no address")).toBeNull();
  expect(toCompanyDomain("li@Yuanhang.example")).toBe("yuanhang.example");
});

property.prop([fc.string({ minLength: 1 }), fc.string()])(
  "similarity is between 0 and 1, and 1 for equal texts",
  (one, other) => {
    expect(compareTexts(one, one)).toBe(1);
    const likeness = compareTexts(one, other);
    expect(likeness).toBeGreaterThanOrEqual(0);
    expect(likeness).toBeLessThanOrEqual(1);
  },
);
