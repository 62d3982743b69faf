import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isFieldName } from "~/rules/field-names";
import { sections } from "~/rules/registration/sections";
import { quickestMs } from "../../support/processor-time";

test.each([
  ["basic", "companyName"],
  ["basic", "shareholders[0].id"],
  ["basic", "shareholders[49].secondaryShareholders[2].name"],
  ["business", "coverageCountries"],
  ["business", "coverageCountries[3]"],
  ["bank", "banks[0].iban"],
] as const)("the %s form may post %s", (id, name) => {
  expect(isFieldName(sections[id].fields, name)).toBe(true);
});

test.each([
  "",
  "companyName.",
  "companyName[0]",
  "companyName.length",
  "constructor",
  "__proto__",
  "__proto__.polluted",
  "shareholders",
  "shareholders[0]",
  "shareholders[].name",
  "shareholders[50].name",
  "shareholders[00].name",
  "shareholders[100000000].name",
  "shareholders[-1].name",
  "shareholders[0][1].name",
  "shareholders.name",
  "shareholders[0].__proto__",
  "shareholders[0].secondaryShareholders.name",
  "iban",
  " companyName",
  "companyName\n",
  "ｃompanyName",
])("the basic form may not post %j", (name) => {
  expect(isFieldName(sections.basic.fields, name)).toBe(false);
});

const parts = fc.constantFrom(
  "shareholders",
  "name",
  "[0]",
  "[4294967296]",
  ".",
  "[",
  "]",
  "__proto__",
  "constructor",
  "9",
  "名",
);
const names = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(parts, { maxLength: 2000 }).map((some) => some.join("")),
);

property.prop([names])("any posted name is checked quickly, and checking changes nothing", (name) => {
  expect(typeof isFieldName(sections.basic.fields, name)).toBe("boolean");
  expect(quickestMs(20, () => isFieldName(sections.basic.fields, name))).toBeLessThan(20);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
