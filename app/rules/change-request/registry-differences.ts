import { isSameName } from "../bank/account-name";
import type { FormValues } from "../form-values";
import type { LookedUp } from "../registration/company-lookup";
import { answerIn, changedIdentity } from "./changed-identity";

/** The answers of a new identity that are compared with the record of the business-information service. */
export const registryFields = ["companyName", "unifiedCreditCode", "registrationNumber", "taxId"] as const;
export type RegistryField = (typeof registryFields)[number];

/** The service's record of a new identity. */
export type RegistryRecord = Partial<Record<RegistryField, string>>;

/** Whether a change sets another company name or unified credit code, which are then compared with the registry. */
export const needsRegistry = (before: FormValues, after: FormValues): boolean =>
  changedIdentity(before, after).some((field) => field === "companyName" || field === "unifiedCreditCode");

/** Extracts the compared part of the service's record. */
export const toRegistryRecord = (company: LookedUp): RegistryRecord =>
  Object.fromEntries(registryFields.flatMap((field) => (company[field] ? [[field, company[field]]] : [])));

/** Lists the answers that differ from the registry. Answers missing on either side are not compared. */
export function registryDifferences(after: FormValues, record: RegistryRecord): RegistryField[] {
  return registryFields.filter((field) => {
    const [answer, known] = [answerIn(after, field), record[field]];
    if (answer === undefined || known === undefined) return false;
    return field === "companyName" ? !isSameName(answer, known) : plainNumber(answer) !== plainNumber(known);
  });
}

const plainNumber = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();
