import { FieldGroups } from "../field-groups";

/** The fields by group, in the order of the form. */
const groups = {
  company: ["companyName", "companyEnglishName", "abbreviation", "companyType", "recommendsNewTechnology"],
  registeredAddress: [
    "registeredCountry",
    "registeredProvince",
    "registeredCity",
    "registeredDetail",
    "registeredPostcode",
  ],
  officeAddress: [
    "officeSameAsRegistered",
    "officeCountry",
    "officeProvince",
    "officeCity",
    "officeDetail",
    "officePostcode",
  ],
  identifiers: ["unifiedCreditCode", "registrationNumber", "duns", "taxId", "smeId", "gstin"],
  status: ["listed", "taxpayerQualification"],
  capital: ["registeredCapital", "capitalCurrency", "establishedOn", "operatingUntil", "operatingLongTerm"],
  operation: ["legalRepresentative", "website", "businessScope"],
  shareholders: ["shareholders"],
} as const;

/** Company: basic information. */
export const BasicFields = () => <FieldGroups groups={groups} />;
