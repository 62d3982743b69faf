import type { FormValues } from "../form-values";

/** The answers of the basic tab that a business-information service can provide (§7), provinces and cities as codes. */
export const lookedUpFields = [
  "companyName",
  "companyEnglishName",
  "abbreviation",
  "registeredCountry",
  "registeredProvince",
  "registeredCity",
  "registeredDetail",
  "unifiedCreditCode",
  "registrationNumber",
  "taxId",
  "registeredCapital",
  "capitalCurrency",
  "establishedOn",
  "operatingUntil",
  "legalRepresentative",
  "businessScope",
  "website",
] as const;
export type LookedUp = Partial<Record<(typeof lookedUpFields)[number], string>>;

/** Groups of answers that only make sense together. The first determines the meaning of the others. */
const together: readonly (readonly [keyof LookedUp, ...(keyof LookedUp)[]])[] = [
  ["registeredCountry", "registeredProvince", "registeredCity"],
  ["registeredProvince", "registeredCity"],
  ["capitalCurrency", "registeredCapital"],
];

/**
 * The typed answers, with empty fields filled in from the lookup. Typed answers are never overwritten, and nothing is
 * added that would change their meaning. Also returns the names of the fields that were filled in.
 */
export function fillBlanks(values: FormValues, company: LookedUp): { typed: FormValues; filled: string[] } {
  const textOf = (field: string) => (typeof values[field] === "string" ? values[field].trim() : "");
  const misread = new Set(
    together.flatMap(([first, ...others]) => (textOf(first) === "" || textOf(first) === company[first] ? [] : others)),
  );
  const filledFields = lookedUpFields.filter((field) => company[field] && textOf(field) === "" && !misread.has(field));
  return {
    typed: { ...values, ...Object.fromEntries(filledFields.map((field) => [field, company[field]])) },
    filled: filledFields,
  };
}

/** The keyword for looking up a company: its unified credit code, otherwise its name. Null if neither has been typed. */
export function lookupKeyword({ unifiedCreditCode, companyName }: FormValues): string | null {
  const [keyword] = [unifiedCreditCode, companyName].flatMap((text) =>
    typeof text === "string" && text.trim().length > 1 ? [text.trim()] : [],
  );
  return keyword ?? null;
}
