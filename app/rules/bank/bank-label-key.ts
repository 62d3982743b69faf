import { ownName, toLabelKey } from "../form/field-facts";
import { bankFieldsFor, type BankIdentifier } from "./countries";

/**
 * The key of a field's label: identifiers of a bank account are labelled as in the country of the bank
 * (`banks[0].bankCode` in China → `banks.cnaps`). `country` is that of the same row, or "" if there is none. Other
 * fields have the same label everywhere.
 */
export function bankLabelKey(name: string, country: string): string {
  const key = toLabelKey(name);
  if (!key.startsWith("banks.")) return key;
  const identifier = bankFieldsFor(country || undefined)[ownName(name) as BankIdentifier];
  return identifier ? `banks.${identifier.name}` : key;
}
