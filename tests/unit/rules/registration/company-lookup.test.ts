import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { fillBlanks, type LookedUp, lookedUpFields, lookupKeyword } from "~/rules/registration/company-lookup";

const found: LookedUp = {
  companyName: "深圳市安科精密有限公司",
  registeredCountry: "CN",
  registeredProvince: "44",
  registeredCity: "4403",
  registeredCapital: "10000000",
  capitalCurrency: "CNY",
};

describe("a lookup result fills in blank fields", () => {
  test("of a tab with its initial values", () => {
    const { typed, filled } = fillBlanks({ registeredCountry: "CN", capitalCurrency: "CNY", companyName: " " }, found);
    expect(typed).toEqual(found);
    expect(filled).toEqual(["companyName", "registeredProvince", "registeredCity", "registeredCapital"]);
  });

  test("but not the city of a province that the user chose", () => {
    expect(fillBlanks({ registeredProvince: "31" }, found).typed).not.toHaveProperty("registeredCity");
  });

  test("and not an amount in another currency", () => {
    expect(fillBlanks({ capitalCurrency: "USD" }, found).typed).not.toHaveProperty("registeredCapital");
  });

  const text = fc.constantFrom("", "  ", "已填写");
  const anyOf = <T>(value: fc.Arbitrary<T>) =>
    fc.record(Object.fromEntries(lookedUpFields.map((field) => [field, value])), { requiredKeys: [] });
  property.prop([anyOf(text), anyOf(fc.constantFrom("查到的", "另一个"))])(
    "and never changes a typed value",
    (typed, looked) => {
      const after = fillBlanks(typed, looked);
      for (const [field, value] of Object.entries(typed))
        if (String(value).trim()) expect(after.typed[field]).toBe(value);
      for (const field of after.filled) expect(after.typed[field]).toBe(looked[field as keyof LookedUp]);
    },
  );
});

test("a company is looked up by its unified credit code, otherwise by its name", () => {
  expect(lookupKeyword({ unifiedCreditCode: " 91110000710926094P ", companyName: "中国石油化工" })).toBe(
    "91110000710926094P",
  );
  expect(lookupKeyword({ unifiedCreditCode: " ", companyName: "中国石油化工" })).toBe("中国石油化工");
  expect(lookupKeyword({ companyName: "中" })).toBeNull();
});
