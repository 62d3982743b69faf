import * as z from "zod/mini";
import { choice, date, flag, listed, longText, normalisedBy, optional, rows, sensitive, text } from "../field";
import { dunsPattern } from "../identifiers/duns";
import { lengths, maxRows, maxSecondaryShareholders } from "../limits";
import { capitals, digits, width } from "../normalise";
import { amount, postcode, website } from "../text-fields";

const yesNo = ["yes", "no"] as const;
const companyTypes = ["agent", "trader", "manufacturer", "serviceProvider"] as const;
const taxpayerQualifications = ["general", "smallScale", "other"] as const;
const shareholderTypes = ["person", "company"] as const;

const shareholder = {
  name: text(lengths.name),
  type: choice("shareholderType", shareholderTypes),
  identityId: sensitive(normalisedBy(capitals, text(lengths.code))),
};

/** Company: basic information (§3), in the order of the form. */
export const basicFields = z.object({
  companyName: text(lengths.name),
  companyEnglishName: optional(normalisedBy(width, text(lengths.name))),
  abbreviation: optional(text(lengths.code)),
  companyType: choice("companyType", companyTypes),
  recommendsNewTechnology: choice("yesNo", yesNo),

  registeredCountry: listed("HPFM.COUNTRY"),
  registeredProvince: optional(listed("HPFM.PROVINCE", "registeredCountry")),
  registeredCity: optional(listed("HPFM.CITY", "registeredProvince")),
  registeredDetail: text(lengths.address),
  registeredPostcode: optional(postcode()),

  officeSameAsRegistered: flag(),
  officeCountry: optional(listed("HPFM.COUNTRY")),
  officeProvince: optional(listed("HPFM.PROVINCE", "officeCountry")),
  officeCity: optional(listed("HPFM.CITY", "officeProvince")),
  officeDetail: optional(text(lengths.address)),
  officePostcode: optional(postcode()),

  unifiedCreditCode: optional(normalisedBy(capitals, text(lengths.code))),
  registrationNumber: optional(normalisedBy(width, text(lengths.code))),
  duns: normalisedBy(digits, text(lengths.code, "numeric", z.regex(dunsPattern, "basic.duns.digits"))),
  taxId: sensitive(optional(normalisedBy(width, text(lengths.code)))),
  smeId: text(lengths.code),
  gstin: optional(normalisedBy(capitals, text(lengths.code))),

  listed: choice("yesNo", yesNo),
  taxpayerQualification: choice("taxpayerQualification", taxpayerQualifications),

  registeredCapital: amount(),
  capitalCurrency: listed("HPFM.CURRENCY"),
  establishedOn: date(),
  operatingUntil: optional(date()),
  operatingLongTerm: flag(),

  legalRepresentative: text(lengths.name),
  website: optional(website()),
  businessScope: longText(lengths.scope),

  shareholders: rows(
    { ...shareholder, secondaryShareholders: rows(shareholder, maxSecondaryShareholders) },
    maxRows.shareholders,
  ),
});
