import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { listMonths, toMedian, toPercentile } from "~/rules/onboarding/review-figures";

property.prop([fc.array(fc.nat(40), { minLength: 1, maxLength: 60 })])(
  "the median of counted days is that of the sorted days",
  (days) => {
    const order = days.toSorted((one, other) => one - other);
    const counts = [...Map.groupBy(order, (day) => day)].map(([day, { length }]) => ({ value: day, count: length }));
    const [lower = 0, upper = 0] = [order[Math.floor((order.length - 1) / 2)], order[Math.floor(order.length / 2)]];
    expect(toMedian(counts)).toBe((lower + upper) / 2);
  },
);

const spread = (days: readonly number[]) =>
  [
    ...Map.groupBy(
      days.toSorted((one, other) => one - other),
      (day) => day,
    ),
  ].map(([day, { length }]) => ({
    value: day,
    count: length,
  }));

test.each([
  ["one decision", [4], 4],
  ["two decisions: the slower one", [3, 14], 14],
  ["ten decisions: the ninth", [1, 2, 3, 4, 5, 6, 7, 8, 9, 30], 9],
  ["eleven decisions: the tenth", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30], 10],
  ["a hundred decisions, ten of them slow", [...Array(90).fill(2), ...Array(10).fill(20)], 2],
  ["a hundred decisions, eleven of them slow", [...Array(89).fill(2), ...Array(11).fill(20)], 20],
])("90%% of decisions, of %s", (_, days, most) => {
  expect(toPercentile(spread(days as number[]), 0.9)).toBe(most);
});

property.prop([fc.array(fc.nat(40), { minLength: 1, maxLength: 60 })])(
  "at least nine tenths of decisions took no longer than the percentile, and fewer with a day less",
  (days) => {
    const most = toPercentile(spread(days), 0.9);
    const within = (limit: number) => days.filter((day) => day <= limit).length;
    expect(within(most) * 10).toBeGreaterThanOrEqual(days.length * 9);
    expect(within(most - 1) * 10).toBeLessThan(days.length * 9);
  },
);

test("a period ends with the given month, and may span two years", () => {
  expect(listMonths("2026-02", 4)).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
});
