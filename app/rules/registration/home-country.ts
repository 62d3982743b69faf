import { isCorporateNumberChecked, isCorporateNumberShaped } from "../identifiers/corporate-number";
import { namesGermanRegister } from "../identifiers/german-register";
import { isCinShaped } from "../identifiers/indian-company-number";

/**
 * The warning about a registration number in an unexpected format for its country. Undefined if the format is correct.
 */
type NumberDoubt = (registrationNumber: string) => string | undefined;

/** The answers that only companies in China have: the credit code, the SME number, the taxpayer status of Chinese VAT. */
const onlyInChina = ["unifiedCreditCode", "smeId", "taxpayerQualification"] as const;

/** The fields of the basic tab that depend on the country; `basic.ts` compiles only if all of them are its fields. */
type CountryField =
  | (typeof onlyInChina)[number]
  | "gstin"
  | "companyName"
  | "companyEnglishName"
  | "registrationNumber";

/** The rules of a registration that depend on the company's country. */
export type HomeCountry = {
  /** The answers of the basic tab that are only for companies in other countries. */
  hidden: readonly CountryField[];
  /** The answers of the basic tab that this country requires in addition to those required everywhere. */
  required: readonly CountryField[];
  /** Whether shareholders who are people need the number of an identity document. */
  asksIdentity: boolean;
  /** The document that proves that the company is registered. */
  proof: "businessLicense" | "registrationCertificate";
  /** The default currency of amounts; undefined if there is no obvious one. */
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
 * The country-specific rules, by country code. The form and the rules use only this table. Until a country is chosen,
 * the rules of China apply.
 */
export function findHome(country: string | undefined): HomeCountry {
  if (!country) return china;
  return (Object.hasOwn(countries, country) ? countries[country] : undefined) ?? abroad;
}

/** The countries and regions whose provinces are listed (`HPFM.PROVINCE`). */
export const countriesWithProvinces = ["CN", "HK", "MO", "TW"];

/** The countries and regions with separate rules. */
export const servedCountries: readonly string[] = [...new Set([...Object.keys(countries), ...countriesWithProvinces])];
export const hasProvinces = (country: string): boolean => countriesWithProvinces.includes(country);
