import { accountDigitsChina, accountDigitsOther } from "./limits";
import { cnapsPattern } from "./cnaps";
import { findIbanCountry } from "./iban";

/** The fields of a bank account that only some countries have. */
export type BankIdentifier = "bankCode" | "branchCode" | "branchType" | "branchName" | "subject" | "iban" | "swift";

/** The names of bank fields, including those that a country has for one of them. Each has a label. */
export type BankLabel = BankIdentifier | "cnaps" | "ifsc" | "zenginBank" | "zenginBranch";

/** A bank field of a country. */
type BankField = {
  required: boolean;
  /** Its name in the country; its label is `fields:bank.banks.<name>.label`. */
  name: BankLabel;
  /** The pattern that the answer must match, and the code of the finding if it does not. */
  form?: { pattern: RegExp; code: string };
};

export type BankCountry = {
  identifiers: Partial<Record<BankIdentifier, BankField>>;
  /** The usual length of account numbers. Other lengths cause a warning, never an error (§5). */
  accountDigits: number;
  /** The language of an account name if both the bank and the supplier are in this country. */
  localNames: "any" | "japanese" | "english";
};

const bankField = (name: BankLabel, isRequired = false, form?: BankField["form"]): BankField => ({
  required: isRequired,
  name,
  form,
});
const branch = { branchType: bankField("branchType"), branchName: bankField("branchName") };

const china: BankCountry = {
  identifiers: {
    bankCode: bankField("cnaps", true, { pattern: cnapsPattern, code: "bank.bankCode.cnaps" }),
    ...branch,
    swift: bankField("swift"),
  },
  accountDigits: accountDigitsChina,
  localNames: "any",
};

const japan: BankCountry = {
  identifiers: {
    bankCode: bankField("zenginBank", true, { pattern: /^\d{4}$/, code: "bank.bankCode.zengin" }),
    branchCode: bankField("zenginBranch", true, { pattern: /^\d{3}$/, code: "bank.branchCode.zengin" }),
    ...branch,
    subject: bankField("subject"),
    swift: bankField("swift"),
  },
  accountDigits: accountDigitsOther,
  localNames: "japanese",
};

const india: BankCountry = {
  identifiers: {
    bankCode: bankField("ifsc", true, { pattern: /^[A-Z]{4}0[A-Z\d]{6}$/, code: "bank.bankCode.ifsc" }),
    ...branch,
    swift: bankField("swift"),
  },
  accountDigits: accountDigitsOther,
  localNames: "english",
};

const ibanCountry: BankCountry = {
  identifiers: { iban: bankField("iban", true), swift: bankField("swift"), bankCode: bankField("bankCode"), ...branch },
  accountDigits: accountDigitsOther,
  localNames: "english",
};

const elsewhere: BankCountry = {
  identifiers: { swift: bankField("swift", true), bankCode: bankField("bankCode"), ...branch },
  accountDigits: accountDigitsOther,
  localNames: "english",
};

const countries: Readonly<Record<string, BankCountry>> = { CN: china, JP: japan, IN: india };
const unchosen: BankCountry = { identifiers: {}, accountDigits: accountDigitsOther, localNames: "english" };

/** The bank fields and checks of each country, from which the form and the rules are derived. */
export function bankCountry(country: string | undefined): BankCountry {
  if (!country) return unchosen;
  if (Object.hasOwn(countries, country)) return countries[country] ?? elsewhere;
  return findIbanCountry(country) ? ibanCountry : elsewhere;
}

/**
 * The country's fields for the form, each with whether it is required. A supplier registered in Japan must fill in the
 * subject of every account, regardless of the account's country (§5).
 */
export function bankFieldsFor(country: string | undefined, registeredCountry?: string): BankCountry["identifiers"] {
  const { identifiers } = bankCountry(country);
  return country && registeredCountry === "JP" ? { ...identifiers, subject: bankField("subject", true) } : identifiers;
}
