import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { groupThousands } from "~/rules/text/group-thousands";

test.each([
  ["999", "999"],
  ["1000", "1,000"],
  ["40000000.50", "40,000,000.50"],
  ["1234.5678", "1,234.5678"],
  ["1000.", "1,000."],
])("%s is read as %s", (amount, groups) => {
  expect(groupThousands(amount)).toBe(groups);
});

property.prop([fc.stringMatching(/^\d{1,15}(\.\d{0,4})?$/)])(
  "the groups hold every digit of an amount in its order, three in each but the first",
  (amount) => {
    const groups = groupThousands(amount);
    expect(groups.replaceAll(",", "")).toBe(amount);
    expect(groups).toMatch(/^\d{1,3}(,\d{3})*(\.\d*)?$/);
  },
);

property.prop([fc.string()])("text that is not a plain amount stays as typed", (typed) => {
  expect(groupThousands(`${typed}x`)).toBe(`${typed}x`);
  expect(groupThousands(`-${typed}`)).toBe(`-${typed}`);
});
