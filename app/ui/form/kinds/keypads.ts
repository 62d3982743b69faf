import { selfRegistrationCountry } from "~/rules/registration/self-registration";

/** The names of bank identifiers that consist of digits. */
const digitCodes = new Set(["cnaps", "zenginBank"]);

/** The country answer that determines the format of a postcode. */
const countryFields: Readonly<Record<string, string>> = {
  registeredPostcode: "registeredCountry",
  officePostcode: "officeCountry",
};

/** The country field on which the keypad of a field depends; "" if there is none. */
export const countryFieldOf = (field: string): string => countryFields[field] ?? "";

/**
 * Whether a field whose rule accepts any text consists of digits only, such as a CNAPS code or a Chinese postcode. An
 * account number does not, because those of free-trade zones begin with letters. `label` is the current label of the
 * field.
 */
export const takesDigits = (label: string, country: string): boolean =>
  digitCodes.has(label) || (label in countryFields && (country === "" || country === selfRegistrationCountry));

const capitals = new Set(["unifiedCreditCode", "taxId", "gstin", "iban", "swift", "ifsc"]);

/** Whether letters in a field are capitals. */
export const takesCapitals = (label: string): boolean => capitals.has(label);
