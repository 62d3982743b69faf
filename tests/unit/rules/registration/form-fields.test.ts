import { expect, test } from "vitest";
import en from "~/i18n/locales/en/fields";
import zh from "~/i18n/locales/zh/fields";
import type { Shape } from "~/rules/fields/field-kind";
import { kindOf, rowShapeOf } from "~/rules/fields/kind-registry";
import { registrant } from "~/rules/registration/registrant";
import { shownSections } from "~/rules/registration/shown-sections";
import { sections } from "~/rules/registration/sections";

/** The fields of a form to fill in, with row fields as table and field joined by a dot. */
const namesIn = (shape: Shape, prefix = ""): string[] =>
  Object.entries(shape)
    .filter(([, field]) => kindOf(field).isAnswer)
    .flatMap(([name, field]) => [prefix + name, ...namesIn(rowShapeOf(field), `${prefix}${name}.`)]);

const optionsOf = (field: Shape[string]) => kindOf(field).choices?.codes ?? [];

test("the registration page has the seven tabs of §2 in order, and can hide one", () => {
  const tabs = ["basic", "business", "association", "contact", "manage", "bank", "attachment"];
  expect(shownSections()).toEqual(tabs);
  expect(shownSections("manage")).toEqual(tabs.filter((tab) => tab !== "manage"));
});

test.each([
  [
    "basic",
    [
      ["companyName", "companyEnglishName", "abbreviation"],
      ["companyType", "recommendsNewTechnology"],
      ["registeredCountry", "registeredProvince", "registeredCity", "registeredDetail", "registeredPostcode"],
      ["officeCountry", "officeProvince", "officeCity", "officeDetail", "officePostcode"],
      ["registrationNumber", "unifiedCreditCode", "duns", "taxId", "smeId", "gstin"],
      ["listed", "taxpayerQualification"],
      ["registeredCapital", "capitalCurrency", "establishedOn", "operatingUntil", "operatingLongTerm"],
      ["businessScope", "legalRepresentative", "website"],
      ["shareholders.name", "shareholders.type", "shareholders.identityId"],
      ["shareholders.secondaryShareholders.name", "shareholders.secondaryShareholders.identityId"],
    ],
  ],
  [
    "business",
    [
      ["coverageCountries", "categories", "companyProfile"],
      ["turnover.year", "turnover.amount"],
      ["customers.name", "customers.product", "customers.annualAmount"],
      ["customers.salesShare", "customers.cooperationYears"],
      ["corePersonnel.name"],
    ],
  ],
  ["association", [["affiliates.name"]]],
  ["contact", [["contacts.type", "contacts.name", "contacts.position", "contacts.phone", "contacts.email"]]],
  [
    "manage",
    [
      ["certifications.type", "certifications.certificate", "certifications.longTerm"],
      ["certifications.validFrom", "certifications.validTo"],
    ],
  ],
  [
    "bank",
    [
      ["banks.country", "banks.accountName", "banks.accountNumber", "banks.bank", "banks.bankName"],
      ["banks.bankCode", "banks.branchType", "banks.subject", "banks.iban"],
    ],
  ],
  ["attachment", [["attachments.type", "attachments.expiresOn"]]],
] as const)("the %s tab asks for the fields of §3", (id, fields) => {
  expect(namesIn(sections[id].fields.shape)).toEqual(expect.arrayContaining(fields.flat()));
});

test("a company is one of the four types of §3", () => {
  const { companyType } = sections.basic.fields.shape;
  expect(optionsOf(companyType!)).toEqual(["agent", "trader", "manufacturer", "serviceProvider"]);
});

test("a registrant enters name, email address and code", () => {
  expect(namesIn(registrant.shape)).toEqual(["name", "email", "code"]);
});

test("a customer's annual amount is entered in ten-thousands", () => {
  expect(zh.business.customers.annualAmount.label).toContain("单位：万");
  expect(en.business.customers.annualAmount.label).toContain("10,000");
});
