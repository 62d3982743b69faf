import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { listMonths, toMedian } from "~/rules/onboarding/review-figures";

property.prop([fc.array(fc.nat(40), { minLength: 1, maxLength: 60 })])(
  "the median of counted days is that of the sorted days",
  (days) => {
    const order = days.toSorted((one, other) => one - other);
    const counts = [...Map.groupBy(order, (day) => day)].map(([day, { length }]) => ({ days: day, count: length }));
    const [lower = 0, upper = 0] = [order[Math.floor((order.length - 1) / 2)], order[Math.floor(order.length / 2)]];
    expect(toMedian(counts)).toBe((lower + upper) / 2);
  },
);

test("a period ends with the given month, and may span two years", () => {
  expect(listMonths("2026-02", 4)).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
});
