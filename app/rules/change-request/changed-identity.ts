import { withoutEmpty, type FormValues } from "../form-values";

/** The answers of the basic section that say which company it is: a thief who changes them is paid under another name. */
export const identityFields = [
  "companyName",
  "companyEnglishName",
  "unifiedCreditCode",
  "registrationNumber",
  "taxId",
  "registeredCountry",
] as const;
export type IdentityField = (typeof identityFields)[number];

/** Lists the answers of a company's identity that a change alters; white space around them makes no difference. */
export function changedIdentity(before: FormValues, after: FormValues): IdentityField[] {
  return identityFields.filter((field) => answerIn(before, field) !== answerIn(after, field));
}

/** One answer of a section, trimmed. Undefined if it is empty or a table. */
export function answerIn(values: FormValues, field: string): string | undefined {
  const answer = withoutEmpty(values)[field];
  return typeof answer === "string" ? answer.trim() : undefined;
}
