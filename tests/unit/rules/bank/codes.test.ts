import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isCnapsChecked } from "~/rules/bank/cnaps";
import { swiftProblem } from "~/rules/bank/swift";

const published = [
  "102100099996",
  "103100000026",
  "104100000004",
  "105100000017",
  "303100000006",
  "305100000013",
  "403100000004",
  "102584000002",
];

test.each(published)("the published CNAPS code %s has a valid check digit", (code) => {
  expect(isCnapsChecked(code)).toBe(true);
});

property.prop([fc.constantFrom(...published), fc.nat(11), fc.nat(9)])(
  "one wrong digit of a CNAPS code is detected",
  (code, at, digit) => {
    fc.pre(code[at] !== String(digit));
    expect(isCnapsChecked(code.slice(0, at) + digit + code.slice(at + 1))).toBe(false);
  },
);

test.each([
  ["DEUTDEFFXXX", undefined],
  ["DEUTDEFF500", undefined],
  ["DEUTDEFF", "bank.swift.needsBranch"],
  ["DEUTDEFFXX", "bank.swift.malformed"],
  ["DEUTDEFFXXXX", "bank.swift.malformed"],
  ["DEUT1EFFXXX", "bank.swift.malformed"],
  ["DEUTDEFFXXX\n", "bank.swift.malformed"],
])("the SWIFT code %j gives %s", (swift, code) => {
  expect(swiftProblem(swift)?.code).toBe(code);
});
