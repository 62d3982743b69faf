import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { hasUsccCharacters, hasUsccDepartment, isUsccChecked, usccCheck } from "~/rules/identifiers/credit-code";
import { isGstinChecked, isGstinShaped } from "~/rules/identifiers/gstin";

test.each(["91110000710926094P", "911101066976941872", "91110000600037341L", "91310110666007217T"])(
  "the published credit code %s has a valid check character",
  (code) => {
    expect(isUsccChecked(code)).toBe(true);
  },
);

test.each(["91350211M00013FA1N", "91350211M0000XUF46"])("the early credit code %s does not", (code) => {
  expect(hasUsccCharacters(code)).toBe(true);
  expect(isUsccChecked(code)).toBe(false);
});

test.each(["91110000710926094P", "91350211M00013FA1N", "N2110000710926094P", "A1110000710926094P"])(
  "%s starts with a known registration authority and entity type",
  (code) => {
    expect(hasUsccDepartment(code)).toBe(true);
  },
);

test.each(["99110000710926094P", "00110000710926094P", "94", "Y2", "A2"])("%s does not", (code) => {
  expect(hasUsccDepartment(code)).toBe(false);
});

const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
const bodies = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 17, maxLength: 17 });

property.prop([bodies])("the check character follows the standard's table of weights", (body) => {
  const sum = weights.reduce((total, weight, at) => total + weight * alphabet.indexOf(body[at] ?? ""), 0);
  expect(usccCheck(body)).toBe(alphabet[(31 - (sum % 31)) % 31]);
});

property.prop([bodies, fc.nat(17), fc.constantFrom(...alphabet)])(
  "one wrong character of a credit code is detected",
  (body, at, char) => {
    const code = body + usccCheck(body);
    fc.pre(code[at] !== char);
    expect(isUsccChecked(code.slice(0, at) + char + code.slice(at + 1))).toBe(false);
  },
);

test.each(["I", "O", "Z", "S", "V", "a", "-", "１", "é"])("%s is not allowed in a credit code", (char) => {
  expect(hasUsccCharacters(`9111000071092609${char}P`)).toBe(false);
});

test("published GSTINs have a valid check character, a changed one does not", () => {
  const checked = (gstin: string) => isGstinShaped(gstin) && isGstinChecked(gstin);
  expect(["27AAPFU0939F1ZV", "27AASCS2460H1Z0", "29AAGCB7383J1Z4", "27AAPFU0939F1ZO"].map(checked)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
