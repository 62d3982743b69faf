import { expect, test } from "vitest";
import { hideSmallCounts } from "~/rules/service/small-counts";

test.each([
  ["every month has enough", [5, 8], { total: 13, parts: [5, 8] }],
  ["one month has fewer than five, so the total leaves it out", [12, 4], { total: 12, parts: [12, null] }],
  [
    "several months have fewer than five, and five or more together",
    [12, 4, 3],
    { total: 19, parts: [12, null, null] },
  ],
  ["no month has enough, but all together do", [3, 3], { total: 6, parts: [null, null] }],
  ["there are fewer than five in total", [1, 2], { total: null, parts: [null, null] }],
])("small counts: %s", (_, counts, displayed) => {
  expect(hideSmallCounts(counts)).toEqual(displayed);
});
