import { withoutEmpty, type FormValues } from "../form-values";

/**
 * The answers of the basic section that identify the company. An attacker who changes them could be paid under another
 * name.
 */
export const identityFields = [
  "companyName",
  "companyEnglishName",
  "unifiedCreditCode",
  "registrationNumber",
  "taxId",
  "registeredCountry",
] as const;
export type IdentityField = (typeof identityFields)[number];

/** Lists the identity answers that a change alters, ignoring surrounding white space. */
export function changedIdentity(before: FormValues, after: FormValues): IdentityField[] {
  return identityFields.filter((field) => answerIn(before, field) !== answerIn(after, field));
}

/** One answer of a section, trimmed. Undefined if it is empty or a table. */
export function answerIn(values: FormValues, field: string): string | undefined {
  const answer = withoutEmpty(values)[field];
  return typeof answer === "string" ? answer.trim() : undefined;
}
