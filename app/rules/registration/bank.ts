import * as z from "zod/mini";
import { accountNameProblem, isSameName, isTransferable, nameLanguage } from "../bank/account-name";
import { accountNumberProblem, hasUsualLength } from "../bank/account-number";
import { swiftCountry, swiftProblem } from "../bank/bic";
import { cnapsPattern, isCnapsChecked } from "../bank/cnaps";
import { bankCountry, bankFieldsFor, type BankIdentifier } from "../bank/countries";
import { ibanProblem, isIbanChecked } from "../bank/iban";
import { ibanCountryOf } from "../bank/iban-lengths";
import { choice, listed, optional, rows, sensitive, text } from "../field";
import type { Finding } from "../finding";
import { lengths, maxRows } from "../limits";
import { type Answers, section, type SectionContext } from "../section";

const branchTypes = ["headOffice", "branch", "subBranch"] as const;
/** Kinds of account on a Japanese transfer: ordinary, current, savings, other. */
const subjects = ["1", "2", "4", "9"] as const;

const identifiers = {
  bankCode: optional(text(lengths.code)),
  branchCode: optional(text(lengths.code, "numeric")),
  branchType: optional(choice("branchType", branchTypes)),
  branchName: optional(text(lengths.name)),
  subject: optional(choice("subject", subjects)),
  iban: sensitive(optional(text(lengths.code))),
  swift: optional(text(lengths.code)),
} satisfies Record<BankIdentifier, z.ZodMiniType>;
const identifierNames = Object.keys(identifiers) as BankIdentifier[];

const fields = z.object({
  banks: rows(
    {
      country: listed("HPFM.COUNTRY"),
      bank: optional(listed("HPFM.BANK", "country")),
      /** For a bank that the list does not have. */
      bankName: optional(text(lengths.name)),
      accountName: text(lengths.name),
      accountNumber: sensitive(text(lengths.code)),
      ...identifiers,
    },
    maxRows.banks,
  ),
});
type Banks = Answers<typeof fields>;
type Bank = NonNullable<Banks["banks"]>[number];
type Said = Pick<Finding, "code" | "params"> & { field: keyof Bank };

/** Bank information (§5, "Bank"). */
export const bank = section({ fields, errors, warnings, unasked });

function* errors({ banks = [] }: Banks, context: SectionContext): Generator<Finding> {
  if (banks.length === 0) yield { field: "banks", code: "bank.banks.required" };
  for (const [at, row] of banks.entries()) yield* named(at, bankErrors(row, context));
}

function* warnings({ banks = [] }: Banks, context: SectionContext): Generator<Finding> {
  if (banks.length > 1) yield { field: "banks", code: "bank.several", params: { count: banks.length } };
  for (const [at, row] of banks.entries()) yield* named(at, bankWarnings(row, context));
}

function* unasked({ banks = [] }: Banks): Generator<string> {
  for (const [at, { country, bank: chosen }] of banks.entries()) {
    const shown = bankFieldsFor(country);
    for (const field of identifierNames) if (!shown[field]) yield `banks[${at}].${field}`;
    if (chosen) yield `banks[${at}].bankName`;
  }
}

function* named(at: number, findings: Iterable<Said>): Generator<Finding> {
  for (const finding of findings) yield { ...finding, field: `banks[${at}].${finding.field}` };
}

function* bankErrors(row: Bank, { registeredCountry }: SectionContext): Generator<Said> {
  const { country, accountName, accountNumber, iban, swift } = row;
  if (row.bank && !country) yield { field: "bank", code: "bank.country.first" };
  if (!row.bank && !row.bankName) yield { field: "bank", code: "bank.bank.required" };
  for (const [field, { required, form }] of Object.entries(bankFieldsFor(country, registeredCountry))) {
    const answer = row[field as BankIdentifier];
    if (required && !answer) yield { field: field as BankIdentifier, code: "field.required" };
    if (answer && form && !form.pattern.test(answer)) yield { field: field as BankIdentifier, code: form.code };
  }
  yield* about("iban", iban && ibanProblem(iban));
  yield* about("swift", swift && swiftProblem(swift));
  yield* about("accountNumber", accountNumber && accountNumberProblem(accountNumber));
  yield* about("accountName", accountName && accountNameProblem(accountName, country, registeredCountry));
}

function* about(field: keyof Bank, problem: Omit<Said, "field"> | "" | undefined): Generator<Said> {
  if (problem) yield { field, ...problem };
}

function* bankWarnings(row: Bank, context: SectionContext): Generator<Said> {
  const { country, accountName, accountNumber, bankCode } = row;
  const { accountDigits: digits } = bankCountry(country);
  if (country && accountNumber && !hasUsualLength(accountNumber, digits))
    yield { field: "accountNumber", code: "bank.accountNumber.length", params: { digits } };
  if (country === "CN" && bankCode && cnapsPattern.test(bankCode) && !isCnapsChecked(bankCode))
    yield { field: "bankCode", code: "bank.bankCode.cnapsCheck" };
  if (accountName && nameLanguage(country, context.registeredCountry) === "japanese" && !isTransferable(accountName))
    yield { field: "accountName", code: "bank.accountName.kana" };
  if (accountName && !isSamePayee(accountName, context)) yield { field: "accountName", code: "bank.accountName.payee" };
  if (country) yield* internationalWarnings(row, country);
}

function* internationalWarnings({ iban, swift }: Bank, country: string): Generator<Said> {
  if (iban && !ibanProblem(iban)) {
    if (!isIbanChecked(iban)) yield { field: "iban", code: "bank.iban.check" };
    if (iban.slice(0, 2) !== ibanCountryOf(country))
      yield { field: "iban", code: "bank.iban.otherCountry", params: { found: iban.slice(0, 2), country } };
  }
  if (swift && swiftProblem(swift)?.code !== "bank.swift.malformed" && swiftCountry(swift) !== country)
    yield { field: "swift", code: "bank.swift.otherCountry", params: { found: swiftCountry(swift), country } };
}

/** Whether the payee is the supplier itself: another name is a risk (§5). While the supplier has no name, any will do. */
export function isSamePayee(accountName: string, { companyName, companyEnglishName }: SectionContext): boolean {
  const own = [companyName, companyEnglishName].filter((name) => name !== undefined);
  return own.length === 0 || own.some((name) => isSameName(name, accountName));
}
