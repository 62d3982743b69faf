import type { Finding } from "../finding";
import { isGstinChecked, isGstinShaped } from "../identifiers/gstin";
import { hasUsccCharacters, isUsccChecked } from "../identifiers/uscc";
import { unifiedCreditCodeLength } from "../limits";
import { type Answers, section, type SectionContext } from "../section";
import { basicFields } from "./basic-fields";

type Basic = Answers<typeof basicFields>;

/** Countries whose suppliers register themselves (§1). */
export const selfRegistrationCountry = "CN";
/** Countries with a goods and services tax number of the Indian kind. */
const gstCountry = "IN";

const officeAddress = ["officeCountry", "officeProvince", "officeCity", "officeDetail", "officePostcode"] as const;

/** Company: basic information (§5, "Registration, required"). */
export const basic = section({ fields: basicFields, errors, warnings, unasked });

function* errors(answers: Basic, { today }: SectionContext): Generator<Finding> {
  yield* registeredAddressErrors(answers);
  yield* officeAddressErrors(answers);
  yield* identifierErrors(answers);
  yield* periodErrors(answers, today);
  if (Number(answers.registeredCapital) === 0)
    yield { field: "registeredCapital", code: "basic.registeredCapital.positive" };
}

function* warnings(answers: Basic, { today }: SectionContext): Generator<Finding> {
  const { unifiedCreditCode: code, gstin, operatingUntil } = answers;
  if (code?.length === unifiedCreditCodeLength && hasUsccCharacters(code) && !isUsccChecked(code))
    yield { field: "unifiedCreditCode", code: "basic.unifiedCreditCode.check" };
  if (gstin && isGstinShaped(gstin) && !isGstinChecked(gstin)) yield { field: "gstin", code: "basic.gstin.check" };
  if (operatingUntil && operatingUntil < today) yield { field: "operatingUntil", code: "basic.operatingUntil.past" };
}

function* unasked({ registeredCountry, officeSameAsRegistered, operatingLongTerm }: Basic): Generator<string> {
  if (registeredCountry !== gstCountry) yield "gstin";
  if (registeredCountry && registeredCountry !== selfRegistrationCountry) yield "unifiedCreditCode";
  if (officeSameAsRegistered) yield* officeAddress;
  if (operatingLongTerm) yield "operatingUntil";
}

/** A detailed address, and at least two address levels (§5). */
function* registeredAddressErrors(answers: Basic): Generator<Finding> {
  const { registeredCountry: country, registeredProvince: province, registeredCity: city } = answers;
  if (country && country !== selfRegistrationCountry)
    yield { field: "registeredCountry", code: "basic.registeredCountry.china" };
  if (levels(country, province, city) < 2) yield { field: "registeredProvince", code: "basic.address.levels" };
}

/** The office address may be left out; once begun it is as complete as the registered one. */
function* officeAddressErrors(answers: Basic): Generator<Finding> {
  if (!officeAddress.some((field) => answers[field])) return;
  if (!answers.officeDetail) yield { field: "officeDetail", code: "field.required" };
  if (levels(answers.officeCountry, answers.officeProvince, answers.officeCity) < 2)
    yield { field: answers.officeCountry ? "officeProvince" : "officeCountry", code: "basic.address.levels" };
}

const levels = (...chosen: (string | undefined)[]) => chosen.filter(Boolean).length;

function* identifierErrors({ unifiedCreditCode: code, gstin }: Basic): Generator<Finding> {
  const finding = { field: "unifiedCreditCode" };
  if (!code) yield { ...finding, code: "field.required" };
  else if (!hasUsccCharacters(code)) yield { ...finding, code: "basic.unifiedCreditCode.characters" };
  else if (code.length !== unifiedCreditCodeLength)
    yield { ...finding, code: "basic.unifiedCreditCode.length", params: { length: unifiedCreditCodeLength } };
  if (gstin && !isGstinShaped(gstin)) yield { field: "gstin", code: "basic.gstin.shape" };
}

function* periodErrors({ establishedOn, operatingUntil }: Basic, today: string): Generator<Finding> {
  if (establishedOn && establishedOn > today) yield { field: "establishedOn", code: "basic.establishedOn.future" };
  if (!operatingUntil) yield { field: "operatingUntil", code: "basic.operatingUntil.required" };
  else if (establishedOn && operatingUntil <= establishedOn)
    yield { field: "operatingUntil", code: "basic.operatingUntil.order" };
}
