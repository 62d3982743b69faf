import * as z from "zod/mini";
import type { Finding } from "../finding";
import {
  hasUsccCharacters,
  hasUsccDepartment,
  isUsccChecked,
  unifiedCreditCodeLength,
} from "../identifiers/credit-code";
import { dunsPattern } from "../identifiers/duns-number";
import { isGstinChecked, isGstinShaped } from "../identifiers/gstin";
import { maxRows, maxSecondaryShareholders } from "./limits";
import { lengths } from "../limits/lengths";
import { type Answers, section, type SectionContext } from "../section";
import {
  choice,
  date,
  flag,
  groupedFields,
  listed,
  longText,
  normalisedBy,
  optional,
  rows,
  sensitive,
  text,
} from "../fields/builders";
import { normaliseCapitals, normaliseCase, normaliseCode, normaliseDigits, normaliseWidth } from "../text/normalise";
import { amount, name, postcode, website } from "../text-fields";
import { companyTypes } from "./company-types";
import { findHome, hasProvinces } from "./home-country";
import { isAbroad, selfRegistrationCountry } from "./self-registration";

type Basic = Answers<typeof basicFields>;

const officeAddress = ["officeCountry", "officeProvince", "officeCity", "officeDetail", "officePostcode"] as const;

const yesNo = ["yes", "no"] as const;
const taxpayerQualifications = ["general", "smallScale", "other"] as const;
const shareholderTypes = ["person", "company"] as const;

const shareholder = {
  name: name(),
  type: choice("shareholderType", shareholderTypes),
  identityId: sensitive(normalisedBy(normaliseCapitals, text(lengths.code))),
};

/** Company: basic information (§3), in the order of the form. */
export const basicFields = groupedFields({
  company: {
    companyName: optional(name()),
    companyEnglishName: optional(normalisedBy(normaliseWidth, text(lengths.name))),
    abbreviation: optional(text(lengths.code)),
    website: optional(website()),
    companyType: choice("companyType", companyTypes),
    recommendsNewTechnology: choice("yesNo", yesNo),
  },
  registeredAddress: {
    registeredCountry: listed("HPFM.COUNTRY"),
    registeredProvince: optional(listed("HPFM.PROVINCE", "registeredCountry")),
    registeredCity: optional(listed("HPFM.CITY", "registeredProvince")),
    registeredDetail: text(lengths.address),
    registeredPostcode: optional(postcode()),
  },
  officeAddress: {
    officeSameAsRegistered: flag(),
    officeCountry: optional(listed("HPFM.COUNTRY")),
    officeProvince: optional(listed("HPFM.PROVINCE", "officeCountry")),
    officeCity: optional(listed("HPFM.CITY", "officeProvince")),
    officeDetail: optional(text(lengths.address)),
    officePostcode: optional(postcode()),
  },
  identifiers: {
    unifiedCreditCode: optional(normalisedBy(normaliseCode, text(lengths.code))),
    registrationNumber: optional(normalisedBy(normaliseWidth, text(lengths.code))),
    duns: normalisedBy(normaliseDigits, text(lengths.code, "numeric", z.regex(dunsPattern, "basic.duns.digits"))),
    taxId: sensitive(optional(normalisedBy(normaliseCase, text(lengths.code)))),
    smeId: text(lengths.code),
    gstin: optional(normalisedBy(normaliseCapitals, text(lengths.code))),
  },
  status: {
    listed: choice("yesNo", yesNo),
    taxpayerQualification: choice("taxpayerQualification", taxpayerQualifications),
  },
  capital: {
    registeredCapital: amount(),
    capitalCurrency: listed("HPFM.CURRENCY"),
    establishedOn: date(),
    operatingUntil: optional(date()),
    operatingLongTerm: flag(),
  },
  operation: {
    legalRepresentative: name(),
    businessScope: longText(lengths.scope),
  },
  shareholders: {
    shareholders: rows(
      { ...shareholder, secondaryShareholders: rows(shareholder, maxSecondaryShareholders) },
      maxRows.shareholders,
    ),
  },
});

/** Company: basic information (§5, "Registration, required"). */
export const basic = section({ fields: basicFields, errors, warnings, required: requiredFields, hidden: hiddenFields });

function* errors(answers: Basic, { today, country }: SectionContext): Generator<Finding> {
  const { registeredCountry } = answers;
  if (registeredCountry && registeredCountry !== (country ?? selfRegistrationCountry))
    yield {
      field: "registeredCountry",
      code: isAbroad(country) ? "basic.registeredCountry.invited" : "basic.registeredCountry.china",
    };
  yield* identifierErrors(answers);
  yield* periodErrors(answers, today);
  if (Number(answers.registeredCapital) === 0)
    yield { field: "registeredCapital", code: "basic.registeredCapital.positive" };
}

/** The fields that the company's country requires (§5: a credit code in China), and the end of a limited operating period. */
function* requiredFields(answers: Basic): Generator<Finding> {
  const required: readonly (keyof Basic)[] = findHome(answers.registeredCountry).required;
  for (const field of required) yield { field, code: "field.required" };
  yield { field: "operatingUntil", code: "basic.operatingUntil.required" };
  yield* requiredAddress("registered", answers);
  if (officeAddress.some((field) => answers[field])) {
    yield { field: "officeDetail", code: "field.required" };
    yield* requiredAddress("office", answers);
  }
}

/**
 * At least two address levels (§5); the country is enough if its provinces are not listed. An answered field stays required, so
 * that its label keeps its star.
 */
function* requiredAddress(of: "registered" | "office", answers: Basic): Generator<Finding> {
  const [country, province, city] = [answers[`${of}Country`], answers[`${of}Province`], answers[`${of}City`]];
  if (country || !province || !city) yield { field: `${of}Country`, code: "basic.address.levels" };
  if (country && hasProvinces(country) && (province || !city))
    yield { field: `${of}Province`, code: "basic.address.levels" };
}

function* warnings(answers: Basic, { today }: SectionContext): Generator<Finding> {
  const { unifiedCreditCode: code, gstin, operatingUntil, registeredCountry, registrationNumber } = answers;
  if (code?.length === unifiedCreditCodeLength && hasUsccCharacters(code)) {
    const field = "unifiedCreditCode";
    if (!hasUsccDepartment(code))
      yield { field, code: "basic.unifiedCreditCode.department", params: { start: code.slice(0, 2) } };
    else if (!isUsccChecked(code)) yield { field, code: "basic.unifiedCreditCode.check" };
  }
  const doubt = registrationNumber && findHome(registeredCountry).doubt?.(registrationNumber);
  if (doubt) yield { field: "registrationNumber", code: doubt };
  if (gstin && isGstinShaped(gstin) && !isGstinChecked(gstin)) yield { field: "gstin", code: "basic.gstin.check" };
  if (operatingUntil && operatingUntil < today) yield { field: "operatingUntil", code: "basic.operatingUntil.past" };
}

function* hiddenFields(answers: Basic): Generator<string> {
  const { registeredCountry, officeCountry, officeSameAsRegistered, operatingLongTerm } = answers;
  const home = findHome(registeredCountry);
  const hidden: readonly (keyof Basic)[] = home.hidden;
  yield* hidden;
  if (!home.asksIdentity) yield* identityNumbers(answers);
  if (registeredCountry && !hasProvinces(registeredCountry)) yield* ["registeredProvince", "registeredCity"];
  if (officeSameAsRegistered) yield* officeAddress;
  if (officeCountry && !hasProvinces(officeCountry)) yield* ["officeProvince", "officeCity"];
  if (operatingLongTerm) yield "operatingUntil";
  yield* shareholdersOfPeople(answers);
}

/** Only companies can themselves have shareholders. */
function* shareholdersOfPeople({ shareholders = [] }: Basic): Generator<string> {
  for (const [at, { type, secondaryShareholders = [] }] of shareholders.entries()) {
    if (type === "company") continue;
    const table = `shareholders[${at}].secondaryShareholders`;
    yield table;
    for (const below of secondaryShareholders.keys())
      for (const field of Object.keys(shareholder)) yield `${table}[${below}].${field}`;
  }
}

/** The fields for the identity documents of people. Companies that hold shares have a registration number instead. */
function* identityNumbers({ shareholders = [] }: Basic): Generator<string> {
  for (const [at, { type, secondaryShareholders = [] }] of shareholders.entries()) {
    if (type !== "company") yield `shareholders[${at}].identityId`;
    for (const [below, secondary] of secondaryShareholders.entries())
      if (secondary.type !== "company") yield `shareholders[${at}].secondaryShareholders[${below}].identityId`;
  }
}

function* identifierErrors({ unifiedCreditCode: code, gstin }: Basic): Generator<Finding> {
  const finding = { field: "unifiedCreditCode" };
  if (code && !hasUsccCharacters(code)) yield { ...finding, code: "basic.unifiedCreditCode.characters" };
  else if (code && code.length !== unifiedCreditCodeLength)
    yield { ...finding, code: "basic.unifiedCreditCode.length", params: { length: unifiedCreditCodeLength } };
  if (gstin && !isGstinShaped(gstin)) yield { field: "gstin", code: "basic.gstin.shape" };
}

function* periodErrors({ establishedOn, operatingUntil }: Basic, today: string): Generator<Finding> {
  if (establishedOn && establishedOn > today) yield { field: "establishedOn", code: "basic.establishedOn.future" };
  if (establishedOn && operatingUntil && operatingUntil <= establishedOn)
    yield { field: "operatingUntil", code: "basic.operatingUntil.order" };
}
