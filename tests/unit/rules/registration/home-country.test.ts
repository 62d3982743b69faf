import { describe, expect, test } from "vitest";
import { isCorporateNumberChecked } from "~/rules/identifiers/corporate-number";
import { companyNameOf } from "~/rules/registration/company-name";
import { contextFrom, findAllErrors } from "~/rules/registration/section-state";
import { attachmentTypesIn } from "~/rules/registration/attachment";
import { toDocumentType } from "~/rules/registration/document-name";
import { sections } from "~/rules/registration/sections";
import { startingValues } from "~/rules/registration/starting-values";
import { findWarnings, validateSection, findHidden } from "~/rules/section-findings";
import { abroad } from "../../../support/abroad";
import { codesByField } from "./asking";
import { today } from "./complete";

type Country = keyof typeof abroad;
const countries: Country[] = ["DE", "JP", "IN"];
const contextIn = (country: Country) => contextFrom(abroad[country], today, { country });
const warnings = (country: Country, changes: object = {}) =>
  codesByField(findWarnings(sections.basic, { ...abroad[country].basic, ...changes }, contextIn(country)));

describe.each(countries)("a company in %s", (country) => {
  const context = contextIn(country);

  test("submits its seven tabs under the rules of its country", () => {
    expect(findAllErrors(abroad[country], context)).toEqual({});
    expect(warnings(country)).toEqual([]);
  });

  test("has no fields that only apply to companies in China", () => {
    const hidden = findHidden(sections.basic, abroad[country].basic, context);
    for (const field of ["unifiedCreditCode", "smeId", "taxpayerQualification", "registeredProvince", "registeredCity"])
      expect(hidden.has(field), field).toBe(true);
  });

  test("must enter its English name and its registration number", () => {
    const { required } = validateSection(sections.basic, abroad[country].basic, context);
    expect([...required]).toEqual(expect.arrayContaining(["companyEnglishName", "registrationNumber"]));
    expect(required.has("companyName")).toBe(false);
  });

  test("cannot enter another country of registration", () => {
    const findings = validateSection(
      sections.basic,
      { ...abroad[country].basic, registeredCountry: "CN" },
      context,
    ).errors;
    expect(codesByField(findings)).toContain("registeredCountry basic.registeredCountry.invited");
  });

  test("proves its registration with a certificate instead of a business licence", () => {
    const { attachments } = abroad[country].attachment as { attachments: object[] };
    const withLicence = { attachments: attachments.map((row) => ({ ...row, type: "businessLicense" })) };
    expect(codesByField(validateSection(sections.attachment, withLicence, context).errors)).toEqual([
      "attachments attachment.registrationCertificate.required",
    ]);
    expect(attachmentTypesIn(country)).not.toContain("businessLicense");
    expect(attachmentTypesIn("CN")).not.toContain("registrationCertificate");
    expect(toDocumentType("Certificate of incorporation.pdf", country)).toBe("registrationCertificate");
  });

  test("starts with its country, its currency and its proof", () => {
    expect(startingValues("basic", today, country)).toMatchObject({
      registeredCountry: country,
      capitalCurrency: abroad[country].basic.capitalCurrency,
    });
    expect(startingValues("bank", today, country)).toMatchObject({ banks: [{ country }] });
    expect(startingValues("attachment", today, country)).toMatchObject({
      attachments: [{ type: "registrationCertificate" }],
    });
  });
});

test("only India has a GSTIN field", () => {
  const isAsked = (country: Country) => !findHidden(sections.basic, {}, contextIn(country)).has("gstin");
  const asks = (country: Country) =>
    !findHidden(sections.basic, abroad[country].basic, contextIn(country)).has("gstin");
  expect([countries.filter(asks), isAsked("IN")]).toEqual([["IN"], false]);
});

test("a private shareholder abroad needs no identity number; a company needs its registration number", () => {
  const shareholders = [
    { id: "a", name: "Anna Berg", type: "person", secondaryShareholders: [] },
    {
      id: "b",
      name: "Berg Holding",
      type: "company",
      secondaryShareholders: [{ id: "c", name: "Bo", type: "person" }],
    },
  ];
  expect(
    codesByField(validateSection(sections.basic, { ...abroad.DE.basic, shareholders }, contextIn("DE")).errors),
  ).toEqual(["shareholders[1].identityId field.required"]);
});

test.each([
  ["7000012050002", true],
  ["1180301018771", true],
  ["8000012050002", false],
  ["7000012050003", false],
])("the corporate number %s, as published by the National Tax Agency or changed by a digit: %s", (number, isRight) => {
  expect(isCorporateNumberChecked(number)).toBe(isRight);
});

test.each([
  ["DE", "12345", ["registrationNumber basic.registrationNumber.germany"]],
  ["DE", "HRB 6684", []],
  ["DE", "Amtsgericht Stuttgart, HRB 19360", []],
  ["JP", "12345", ["registrationNumber basic.registrationNumber.japan"]],
  ["JP", "7000012050003", ["registrationNumber basic.registrationNumber.japanCheck"]],
  ["IN", "L17110MH1973PLC019786", []],
  ["IN", "AAA-1234", ["registrationNumber basic.registrationNumber.india"]],
] as const)(
  "in %s the registration number %s causes at most a warning, never an error: %j",
  (country, registrationNumber, found) => {
    expect(warnings(country, { registrationNumber })).toEqual(found);
  },
);

test("a country without specific rules has the general fields", () => {
  const context = contextFrom({}, today, { country: "BR" });
  const values = { ...abroad.DE.basic, registeredCountry: "BR", registrationNumber: "33.000.167/0001-01" };
  expect(validateSection(sections.basic, values, context).errors).toEqual([]);
  expect(startingValues("basic", today, "BR")).not.toHaveProperty("capitalCurrency");
});

test("a company abroad without a local name uses its English name", () => {
  expect(companyNameOf(abroad.DE.basic)).toBe("Rheinberg Steckverbinder GmbH");
  expect(companyNameOf(abroad.JP.basic)).toBe("株式会社青葉電子");
});
