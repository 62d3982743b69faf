import { ownName, toLabelKey } from "../form/field-facts";
import { bankFieldsFor, type BankIdentifier } from "./countries";

/**
 * The key of a field's label: an identifier of a bank account is called as in the country of its bank, as in its form
 * (`banks[0].bankCode` in China → `banks.cnaps`). `country` is that of the same row, "" if there is none; other fields have
 * one name everywhere.
 */
export function bankLabelKey(name: string, country: string): string {
  const key = toLabelKey(name);
  if (!key.startsWith("banks.")) return key;
  const identifier = bankFieldsFor(country || undefined)[ownName(name) as BankIdentifier];
  return identifier ? `banks.${identifier.name}` : key;
}
