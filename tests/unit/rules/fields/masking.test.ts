import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isMasked, mask, maskValues, sensitiveAnswers, stillMasked, unmaskValues } from "~/rules/fields/masking";
import { toleratingMasks } from "~/rules/fields/tolerating-masks";
import { sections } from "~/rules/registration/sections";
import { findErrors, findWarnings } from "~/rules/section-findings";
import { complete } from "../registration/complete";

const { fields } = sections.bank;
const typed = {
  banks: [
    { id: "a", country: "CN", accountNumber: "400002770920012345", iban: "" },
    { id: "b", country: "NO", accountNumber: "1234", iban: "NO9386011117947" },
  ],
};

test("sensitive answers show only their last four characters, short ones none, and everything else is unchanged", () => {
  expect(maskValues(fields, typed)).toEqual({
    banks: [
      { id: "a", country: "CN", accountNumber: "****2345", iban: "" },
      { id: "b", country: "NO", accountNumber: "****", iban: "****7947" },
    ],
  });
  const basic = maskValues(sections.basic.fields, complete.basic);
  expect(basic).toMatchObject({ shareholders: [{ name: "王伟", identityId: "****0011" }] });
  expect({ ...basic, shareholders: null }).toEqual({ ...complete.basic, shareholders: null });
});

test("masked values are restored by row, wherever the row is; typed values are not overwritten", () => {
  const [first, second] = maskValues(fields, typed).banks as Record<string, string>[];
  const corrected = { banks: [{ ...second, accountNumber: "55556666" }, first ?? {}] };
  expect(unmaskValues(fields, corrected, typed)).toEqual({
    banks: [{ id: "b", country: "NO", accountNumber: "55556666", iban: "NO9386011117947" }, typed.banks[0]],
  });
});

test("a mask in a new row is not an answer", () => {
  const strange = { banks: [{ id: "c", accountNumber: "****2345" }] };
  expect(stillMasked(fields, unmaskValues(fields, strange, typed))).toEqual([
    { field: "banks[0].accountNumber", code: "field.masked" },
  ]);
});

property.prop([fc.string({ minLength: 1 })])(
  "a mask reveals at most four characters, and is recognised as a mask",
  (value) => {
    expect(isMasked(mask(value))).toBe(true);
    expect(mask(value).length).toBeLessThanOrEqual(8);
  },
);

test("each sensitive answer is listed under the name of its control", () => {
  expect([...sensitiveAnswers(fields, typed).keys()]).toEqual([
    "banks[0].accountNumber",
    "banks[1].accountNumber",
    "banks[1].iban",
  ]);
});

test("rules skip masked values, and validate everything else as before", () => {
  const context = { today: "2025-06-15", registeredCountry: "CN" };
  const shown = {
    banks: [{ id: "b", country: "NO", bankName: "DNB", accountName: "A & B", iban: "****7947", accountNumber: "****" }],
  };
  const codesOf = (of: typeof sections.bank) =>
    [...findErrors(of, shown, context), ...findWarnings(of, shown, context)].map(({ field }) => field);
  expect(codesOf(sections.bank)).toContain("banks[0].iban");
  expect(codesOf(toleratingMasks(sections.bank))).not.toContain("banks[0].iban");
  expect(codesOf(toleratingMasks(sections.bank))).toContain("banks[0].accountName");
});

test("a mask without a stored value is rejected like any other invalid answer", () => {
  const shareholders = [{ id: "a", name: "王伟", type: "person", identityId: "****0011" }];
  const errors = findErrors(sections.basic, { ...complete.basic, shareholders }, { today: "2025-06-15" });
  expect(errors).toEqual([{ field: "shareholders[0].identityId", code: "field.masked" }]);
});
