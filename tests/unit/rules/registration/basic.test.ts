import { expect, test } from "vitest";
import { sections } from "~/rules/registration/sections";
import { findHidden } from "~/rules/section-findings";
import { requiredOf, errorsOf, codesByField, warningsOf } from "./asking";

test("a complete Chinese manufacturer has no errors and no warnings", () => {
  expect(errorsOf("basic")).toEqual([]);
  expect(warningsOf("basic")).toEqual([]);
});

test.each([
  ["companyName", "field.required"],
  ["companyType", "field.choose"],
  ["recommendsNewTechnology", "field.choose"],
  ["registeredCountry", "field.choose"],
  ["registeredDetail", "field.required"],
  ["registeredCapital", "field.required"],
  ["capitalCurrency", "field.choose"],
  ["establishedOn", "field.required"],
  ["listed", "field.choose"],
  ["smeId", "field.required"],
  ["duns", "field.required"],
  ["taxpayerQualification", "field.choose"],
  ["unifiedCreditCode", "field.required"],
  ["legalRepresentative", "field.required"],
  ["businessScope", "field.required"],
])("%s is required", (field, code) => {
  expect(codesByField(errorsOf("basic", { [field]: "  " }))).toEqual([`${field} ${code}`]);
});

test.each([
  ["registeredProvince", { registeredProvince: "", registeredCity: "" }],
  ["unifiedCreditCode", { unifiedCreditCode: "" }],
] as const)("%s stays marked as required once it is answered", (field, unanswered) => {
  expect(requiredOf("basic", unanswered)).toContain(field);
  expect(requiredOf("basic")).toContain(field);
});

test("provinces are not marked as required for a company abroad: they are not listed", () => {
  const office = { officeSameAsRegistered: "", officeCountry: "DE", officeDetail: "Hauptstr. 1" };
  expect(requiredOf("basic", office)).not.toContain("officeProvince");
});

test.each(["companyEnglishName", "abbreviation", "website", "taxId", "registrationNumber", "registeredPostcode"])(
  "%s is optional",
  (field) => {
    expect(errorsOf("basic", { [field]: "" })).toEqual([]);
  },
);

test.each([
  [
    "a supplier registered in Japan",
    { registeredCountry: "JP", registrationNumber: "7000012050002" },
    "registeredCountry basic.registeredCountry.china",
  ],
  ["a company type that is not offered", { companyType: "bank" }, "companyType field.choose"],
  ["only one address level", { registeredProvince: "", registeredCity: "" }, "registeredProvince basic.address.levels"],
  ["a DUNS number of eight digits", { duns: "12345678" }, "duns basic.duns.digits"],
  [
    "a credit code of 17 characters",
    { unifiedCreditCode: "91110000710926094" },
    "unifiedCreditCode basic.unifiedCreditCode.length",
  ],
  [
    "a credit code of 19 characters",
    { unifiedCreditCode: "91110000710926094P1" },
    "unifiedCreditCode basic.unifiedCreditCode.length",
  ],
  [
    "the letter O in a credit code",
    { unifiedCreditCode: "9111OOOO710926094P" },
    "unifiedCreditCode basic.unifiedCreditCode.characters",
  ],
  [
    "a letter that credit codes never contain",
    { unifiedCreditCode: "9111000071092609Ip" },
    "unifiedCreditCode basic.unifiedCreditCode.characters",
  ],
  ["a capital of zero", { registeredCapital: "0.00" }, "registeredCapital basic.registeredCapital.positive"],
  ["capital with a possible decimal comma", { registeredCapital: "1,5" }, "registeredCapital field.amount"],
  ["establishment tomorrow", { establishedOn: "2025-06-16" }, "establishedOn basic.establishedOn.future"],
  ["a date that does not exist", { establishedOn: "2025-02-30" }, "establishedOn field.date"],
  ["no operating period", { operatingLongTerm: "" }, "operatingUntil basic.operatingUntil.required"],
  [
    "an operating period that ends when it begins",
    { operatingLongTerm: "", operatingUntil: "2005-03-01" },
    "operatingUntil basic.operatingUntil.order",
  ],
  ["a website that runs a script", { website: "javascript://x.cn/%0aalert(1)" }, "website field.website"],
  ["a website with a password", { website: "https://a:b@x.cn" }, "website field.website"],
  ["a name with an emoji", { companyName: "深圳安科🚀" }, "companyName field.emoji"],
  ["a name with a direction override", { companyName: "abc\u202Efdp" }, "companyName field.characters"],
  [
    "an office address without its detail",
    { officeSameAsRegistered: "", officeCountry: "CN", officeCity: "1" },
    "officeDetail field.required",
  ],
  [
    "an office address of one level",
    { officeSameAsRegistered: "", officeCountry: "CN", officeDetail: "x" },
    "officeProvince basic.address.levels",
  ],
])("%s is rejected", (_, changes, finding) => {
  expect(codesByField(errorsOf("basic", changes))).toEqual([finding]);
});

test("an office address is optional", () => {
  expect(errorsOf("basic", { officeSameAsRegistered: "" })).toEqual([]);
});

test("text in a field that is no longer shown is ignored", () => {
  expect(errorsOf("basic", { operatingLongTerm: "1", operatingUntil: "1999-99-99", gstin: "nonsense" })).toEqual([]);
});

test("today is a valid establishment date", () => {
  expect(errorsOf("basic", { establishedOn: "2025-06-15" })).toEqual([]);
});

test("a wrong check character of the credit code causes a warning but is not rejected", () => {
  const early = { unifiedCreditCode: "91350211M00013FA1N" };
  expect(codesByField(warningsOf("basic", early))).toEqual(["unifiedCreditCode basic.unifiedCreditCode.check"]);
  expect(errorsOf("basic", early)).toEqual([]);
});

test("a credit code with an unknown registration authority causes a warning but is not rejected", () => {
  const unknown = { unifiedCreditCode: "99110000710926094P" };
  expect(codesByField(warningsOf("basic", unknown))).toEqual(["unifiedCreditCode basic.unifiedCreditCode.department"]);
  expect(errorsOf("basic", unknown)).toEqual([]);
});

test("an expired operating period causes a warning but is not rejected", () => {
  const over = { operatingLongTerm: "", operatingUntil: "2025-03-01" };
  expect(codesByField(warningsOf("basic", over))).toEqual(["operatingUntil basic.operatingUntil.past"]);
  expect(errorsOf("basic", over)).toEqual([]);
});

test("a GSTIN is requested and validated in India only", () => {
  const india = (gstin: string) => ({ registeredCountry: "IN", gstin });
  expect(codesByField(errorsOf("basic", india("27AAPFU0939F1Z")))).toContain("gstin basic.gstin.shape");
  expect(codesByField(warningsOf("basic", india("27AAPFU0939F1ZO")))).toEqual(["gstin basic.gstin.check"]);
  expect(warningsOf("basic", india("27AAPFU0939F1ZV"))).toEqual([]);
  expect(warningsOf("basic", { gstin: "27AAPFU0939F1ZO" })).toEqual([]);
});

test("the form requests the shareholders of a shareholder only if it is a company", () => {
  const isAsked = (type: string, ...secondaryShareholders: object[]) => {
    const shareholders = [
      { name: "张三", type, identityId: "1", secondaryShareholders: secondaryShareholders as never },
    ];
    expect(codesByField(errorsOf("basic", { shareholders }))).toHaveLength(
      type === "company" ? secondaryShareholders.length : 0,
    );
    return !findHidden(sections.basic, { shareholders }, { today: "2025-06-15" }).has(
      "shareholders[0].secondaryShareholders",
    );
  };
  expect(["person", "company"].map((type) => isAsked(type))).toEqual([false, true]);
  expect(isAsked("person", { type: "person", identityId: "1" }), "nor is what was named before").toBe(false);
  expect(isAsked("company", { type: "person", identityId: "1" })).toBe(true);
});

test("a shareholder has at most three secondary shareholders, each complete", () => {
  const person = { name: "张三", type: "person", identityId: "1" };
  const company = { ...person, type: "company" };
  const withSecondary = (...secondaryShareholders: object[]) =>
    codesByField(
      errorsOf("basic", { shareholders: [{ ...company, secondaryShareholders: secondaryShareholders as never }] }),
    );
  expect(withSecondary(person, person, person)).toEqual([]);
  expect(withSecondary(person, person, person, person)).toEqual([
    "shareholders[0].secondaryShareholders field.tooMany",
  ]);
  expect(withSecondary(person, { ...person, name: "" })).toEqual([
    "shareholders[0].secondaryShareholders[1].name field.required",
  ]);
});

test.each([
  ["Japan, where no provinces are listed", { officeCountry: "JP", officeDetail: "1-1 Marunouchi, Tokyo" }, []],
  ["Japan without a detailed address", { officeCountry: "JP" }, ["officeDetail field.required"]],
  ["China without a province", { officeCountry: "CN", officeDetail: "1 号" }, ["officeProvince basic.address.levels"]],
])("an office in %s", (_, office, findings) => {
  const blank = { officeSameAsRegistered: "", officeProvince: "", officeCity: "", officeDetail: "" };
  expect(codesByField(errorsOf("basic", { ...blank, ...office }))).toEqual(findings);
});
