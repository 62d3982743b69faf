import { withoutEmpty, type FormValues } from "../form-values";

/** A business contact, possibly incomplete. */
export type ContactRow = { id?: string; name?: string; phone?: string; email?: string };

/** The rows of a contact section. */
export function contactRowsIn(contact: FormValues): ContactRow[] {
  const { contacts } = withoutEmpty(contact);
  if (!Array.isArray(contacts)) return [];
  return contacts
    .filter((row) => typeof row === "object" && row !== null)
    .map((row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === "string")));
}

/** Normalises a phone number for comparison: digits only, without a leading +86. */
const digitsOf = (phone: string) => phone.replace(/\D/g, "").replace(/^86(?=1?\d{10}$)/, "");
const foldEmail = (email: string) => email.trim().toLowerCase();

/** Whether a change of contacts leaves none of the numbers that were on file. */
export const hasAllNumbersReplaced = (before: FormValues, after: FormValues): boolean =>
  isReplaced(valuesIn(before, "phone", digitsOf), valuesIn(after, "phone", digitsOf));

/** Whether a change of contacts leaves none of the email addresses that were on file. */
export const hasAllAddressesReplaced = (before: FormValues, after: FormValues): boolean =>
  isReplaced(valuesIn(before, "email", foldEmail), valuesIn(after, "email", foldEmail));

const valuesIn = (contact: FormValues, field: "phone" | "email", fold: (value: string) => string) =>
  contactRowsIn(contact).flatMap((row) => (row[field] ? [fold(row[field])] : []));

const isReplaced = (before: readonly string[], after: readonly string[]) =>
  before.length > 0 && !before.some((value) => after.includes(value));
