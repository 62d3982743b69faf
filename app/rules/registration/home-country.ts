import { isCorporateNumberChecked, isCorporateNumberShaped } from "../identifiers/corporate-number";
import { namesGermanRegister } from "../identifiers/german-register";
import { isCinShaped } from "../identifiers/indian-company-number";

/** The warning about a registration number that does not look like one of its country. Undefined if it does. */
type NumberDoubt = (registrationNumber: string) => string | undefined;

/** The differences that the country in which a company is registered makes to its registration. */
export type HomeCountry = {
  /** The answers of the basic tab that only companies of other countries give. */
  hidden: readonly string[];
  /** The answers of the basic tab that this country requires in addition to those required everywhere. */
  required: readonly string[];
  /** Whether people who hold shares give the number of their identity document. */
  asksIdentity: boolean;
  /** The document that proves that the company is registered. */
  proof: "businessLicense" | "registrationCertificate";
  /** The default currency of amounts; undefined if none is more likely than others. */
  currency?: string;
  doubt?: NumberDoubt;
};

const china: HomeCountry = {
  hidden: ["gstin"],
  required: ["companyName", "unifiedCreditCode"],
  asksIdentity: true,
  proof: "businessLicense",
  currency: "CNY",
};

/** The answers that only companies in China have: the credit code, the SME number, the taxpayer status of Chinese VAT. */
const onlyInChina = ["unifiedCreditCode", "smeId", "taxpayerQualification"];

const abroad: HomeCountry = {
  hidden: [...onlyInChina, "gstin"],
  required: ["companyEnglishName", "registrationNumber"],
  asksIdentity: false,
  proof: "registrationCertificate",
};

const germany: HomeCountry = {
  ...abroad,
  currency: "EUR",
  doubt: (number) => (namesGermanRegister(number) ? undefined : "basic.registrationNumber.germany"),
};

const japan: HomeCountry = {
  ...abroad,
  currency: "JPY",
  doubt: (number) => {
    if (!isCorporateNumberShaped(number)) return "basic.registrationNumber.japan";
    return isCorporateNumberChecked(number) ? undefined : "basic.registrationNumber.japanCheck";
  },
};

const india: HomeCountry = {
  ...abroad,
  hidden: onlyInChina,
  currency: "INR",
  doubt: (number) => (isCinShaped(number) ? undefined : "basic.registrationNumber.india"),
};

const countries: Readonly<Record<string, HomeCountry>> = { CN: china, DE: germany, JP: japan, IN: india };

/**
 * The differences that a country makes, by its code: the only table behind the form and the rules. Until a country is chosen,
 * the rules of China apply.
 */
export function findHome(country: string | undefined): HomeCountry {
  if (!country) return china;
  return (Object.hasOwn(countries, country) ? countries[country] : undefined) ?? abroad;
}

/** The countries and regions whose provinces are listed (`HPFM.PROVINCE`). */
export const countriesWithProvinces = ["CN", "HK", "MO", "TW"];

/** The countries and regions that the registration knows more of than their name. */
export const servedCountries: readonly string[] = [...new Set([...Object.keys(countries), ...countriesWithProvinces])];
export const hasProvinces = (country: string): boolean => countriesWithProvinces.includes(country);
