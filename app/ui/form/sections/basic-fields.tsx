import { FieldGroups } from "../parts/field-groups";
import { HomeCountryField } from "./home-country-field";
import { PlaceField } from "./place-field";

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
export const BasicFields = () => <FieldGroups groups={groups} special={special} />;

const placeOf = (of: "registered" | "office") => () => (
  <PlaceField country={`${of}Country`} province={`${of}Province`} city={`${of}City`} label={`${of}Place`} />
);
/** The field of the province asks for the city too. */
const nowhere = () => null;
const special = {
  registeredCountry: HomeCountryField,
  registeredProvince: placeOf("registered"),
  registeredCity: nowhere,
  officeProvince: placeOf("office"),
  officeCity: nowhere,
};
