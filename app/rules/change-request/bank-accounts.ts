import { mask } from "../fields/masking";
import { withoutEmpty, type FormValues } from "../form-values";

/** The text answers in a row of bank details. */
export type BankRow = { country?: string; accountName?: string; accountNumber?: string; iban?: string };

/** The rows of a bank section. */
export function bankRowsIn(bank: FormValues): BankRow[] {
  const { banks } = withoutEmpty(bank);
  if (!Array.isArray(banks)) return [];
  return banks
    .filter((row) => typeof row === "object" && row !== null)
    .map((row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === "string")));
}

/** An account number or an IBAN in the form used for comparison, however it was typed. */
export const accountKey = (account: string): string => account.replace(/[^\da-z]/gi, "").toUpperCase();

/** The accounts of a bank section, by number and by IBAN, written alike however they were typed. */
export function accountsIn(bank: FormValues): string[] {
  const accounts = bankRowsIn(bank).flatMap(({ accountNumber, iban }) => [accountNumber, iban]);
  const plain = accounts.filter((one) => one !== undefined).map(accountKey);
  return [...new Set(plain)].filter((account) => account !== "");
}

/** The accounts of a bank section as an email or a page behind a link may show them: country and last digits. */
export const maskedAccounts = (bank: FormValues): string[] =>
  bankRowsIn(bank).map(({ country = "", accountNumber, iban = "" }) =>
    `${country} ${mask(accountNumber ?? iban)}`.trim(),
  );
