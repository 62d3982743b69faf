import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { companyKeys } from "~/rules/onboarding/company-keys";

test.each([
  ["深圳市远航电子有限公司", "深圳市远航电子股份有限公司"],
  ["深圳市远航电子有限公司", " 深圳市 远航电子（有限公司）"],
  ["深圳市远航电子有限责任公司", "深圳市远航电子"],
])("%s and %s are the same company name", (one, other) => {
  expect(companyKeys({ companyName: one }).companyName).toBe(companyKeys({ companyName: other }).companyName);
});

test("in English the legal form makes no difference either", () => {
  const names = ["Acme Precision Co., Ltd.", "ACME PRECISION LIMITED", "Acme-Precision"];
  expect(new Set(names.map((companyEnglishName) => companyKeys({ companyEnglishName }).companyEnglishName))).toEqual(
    new Set(["acmeprecision"]),
  );
});

test("answers without content give no keys", () => {
  expect(companyKeys({ taxId: "无", duns: "000000000", unifiedCreditCode: "", companyName: " " })).toEqual({});
});

property.prop([fc.string(), fc.constantFrom(" ", "-", "　", ".")])(
  "punctuation and character width make no difference",
  (code, sign) => {
    const key = (unifiedCreditCode: string) => companyKeys({ unifiedCreditCode }).unifiedCreditCode;
    const plain = code.replace(/[^A-Z0-9]/g, "");
    expect(key([...plain].join(sign))).toBe(key(plain));
  },
);
