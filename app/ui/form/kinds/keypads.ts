import { selfRegistrationCountry } from "~/rules/registration/self-registration";

/** The names of bank identifiers that consist of digits. */
const digitCodes = new Set(["cnaps", "zenginBank"]);

/** The answer that says in which country's form a postcode is. */
const countryFields: Readonly<Record<string, string>> = {
  registeredPostcode: "registeredCountry",
  officePostcode: "officeCountry",
};

/** The field on whose country the keypad of a field depends; "" if it depends on none. */
export const countryFieldOf = (field: string): string => countryFields[field] ?? "";

/**
 * Whether a field whose rule accepts any text takes digits only: a CNAPS code, a Chinese postcode. An account number does not:
 * those of free-trade zones begin with letters. `label` is what the field is called in the case at hand.
 */
export const takesDigits = (label: string, country: string): boolean =>
  digitCodes.has(label) || (label in countryFields && (country === "" || country === selfRegistrationCountry));

const capitals = new Set(["unifiedCreditCode", "taxId", "gstin", "iban", "swift", "ifsc"]);

/** Whether the letters of a field are capitals. */
export const takesCapitals = (label: string): boolean => capitals.has(label);
