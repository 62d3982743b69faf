import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { toFoundAnswers, capitalIn, companyIn } from "~/platform/records/company-lookup/mapping";

describe("registered capital is read exactly", () => {
  test.each([
    ["305843.0395万元人民币", { amount: "3058430395", currency: "CNY" }],
    ["1000万人民币", { amount: "10000000", currency: "CNY" }],
    ["185000万元", { amount: "1850000000", currency: "CNY" }],
    ["50.5万美元", { amount: "505000", currency: "USD" }],
    ["2亿元人民币", { amount: "200000000", currency: "CNY" }],
    ["1,200.50港元", { amount: "1200.5", currency: "HKD" }],
    ["0.12345万人民币", { amount: "1234.5", currency: "CNY" }],
  ])("%s", (text, read) => {
    expect(capitalIn(text)).toEqual(read);
  });

  test.each(["", "-", "未公示", "人民币", "100万英镑"])(
    "%o, which is not an amount in a known currency, is left to the supplier",
    (text) => {
      expect(capitalIn(text)).toEqual({});
    },
  );
});

describe("a company found by the service", () => {
  const companyFrom = (result: object) => companyIn({ error_code: 0, reason: "ok", result });

  test("becomes answers of the basic tab, with dates as calendar days in China", () => {
    const company = companyFrom({
      name: "深圳市安科精密有限公司",
      property3: "Shenzhen Acme Precision Co., Ltd.",
      creditCode: "91440300MA5DA9L47B",
      regNumber: "440300111222333",
      legalPersonName: "李强",
      regCapital: "1000万人民币",
      estiblishTime: 1_425_139_200_000,
      toTime: null,
      websiteList: "www.acme.example;shop.acme.example",
      regLocation: "深圳市南山区科技园 1 号",
      staffNumRange: "100-499人",
    });
    expect(company && toFoundAnswers(company)).toEqual({
      companyName: "深圳市安科精密有限公司",
      companyEnglishName: "Shenzhen Acme Precision Co., Ltd.",
      unifiedCreditCode: "91440300MA5DA9L47B",
      registrationNumber: "440300111222333",
      legalRepresentative: "李强",
      registeredCapital: "10000000",
      capitalCurrency: "CNY",
      establishedOn: "2015-03-01",
      website: "http://www.acme.example",
      registeredDetail: "深圳市南山区科技园 1 号",
    });
  });

  test("omits values that the tab would reject", () => {
    const company = companyFrom({ name: "甲", businessScope: "字".repeat(5000), estiblishTime: -3e12, taxNumber: 7 });
    expect(company && toFoundAnswers(company)).toEqual({ companyName: "甲" });
  });

  test("is null if the service returns no company", () => {
    expect(companyIn({ error_code: 300_000, reason: "无数据", result: null })).toBeNull();
    expect(companyIn("<html>")).toBeNull();
  });

  property.prop([
    fc.dictionary(fc.constantFrom("name", "regCapital", "estiblishTime", "toTime", "websiteList"), fc.anything()),
  ])("never breaks the portal, whatever it contains", (result) => {
    const company = companyFrom(result);
    for (const value of Object.values(company ? toFoundAnswers(company) : {}))
      expect(value).toEqual(expect.any(String));
  });
});
