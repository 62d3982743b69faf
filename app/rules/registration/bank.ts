import * as z from "zod/mini";
import { accountNameProblem, isTransferable, nameLanguage } from "../bank/account-name";
import { isSamePayee } from "../bank/payee";
import { accountNumberProblem, hasUsualLength } from "../bank/account-number";
import { cnapsBank, cnapsPattern, isCnapsChecked } from "../bank/cnaps";
import { swiftCountry, swiftProblem } from "../bank/swift";
import { bankCountry, bankFieldsFor, type BankIdentifier } from "../bank/countries";
import { ibanDoubt, ibanProblem, findIbanCountry } from "../bank/iban";
import { choice, listed, normalisedBy, optional, rows, sensitive, text } from "../fields/builders";
import type { Finding } from "../finding";
import { lengths } from "../limits/lengths";
import { maxRows } from "./limits";
import { normaliseCapitals, normaliseDigits, normaliseWidth } from "../text/normalise";
import { type Answers, section, type SectionContext } from "../section";
import { name } from "../text-fields";

const branchTypes = ["headOffice", "branch", "subBranch"] as const;
/** Kinds of account on a Japanese transfer: ordinary, current, savings, other. */
const subjects = ["1", "2", "4", "9"] as const;

/** In the order of the page, regardless of the country. */
const identifiers = {
  iban: sensitive(optional(normalisedBy(normaliseCapitals, text(lengths.code)))),
  bankCode: optional(normalisedBy(normaliseCapitals, text(lengths.code))),
  branchCode: optional(normalisedBy(normaliseDigits, text(lengths.code, "numeric"))),
  branchType: optional(choice("branchType", branchTypes)),
  branchName: optional(name()),
  subject: optional(choice("subject", subjects)),
  swift: optional(normalisedBy(normaliseCapitals, text(lengths.code))),
} satisfies Record<BankIdentifier, z.ZodMiniType>;
const identifierNames = Object.keys(identifiers) as BankIdentifier[];

const fields = z.object({
  banks: rows(
    {
      country: listed("HPFM.COUNTRY"),
      bank: optional(listed("HPFM.BANK", "country")),
      /** The value for a bank that is not on the list. */
      bankName: optional(name()),
      accountName: name(),
      accountNumber: sensitive(normalisedBy(normaliseWidth, text(lengths.code))),
      ...identifiers,
    },
    maxRows.banks,
  ),
});
type Banks = Answers<typeof fields>;
type Bank = NonNullable<Banks["banks"]>[number];
type BankFinding = Pick<Finding, "code" | "params" | "repair"> & { field: keyof Bank };

/** Bank information (§5, "Bank"). */
export const bank = section({ fields, errors, warnings, notes, required: requiredFields, hidden: hiddenFields });

function* errors({ banks = [] }: Banks, context: SectionContext): Generator<Finding> {
  if (banks.length === 0) yield { field: "banks", code: "bank.banks.required" };
  for (const [at, row] of banks.entries()) yield* inRow(at, bankErrors(row, context));
}

/** The bank from the list, or its name if it is not listed; and the fields that the bank's country requires. */
function* requiredFields({ banks = [] }: Banks, { registeredCountry }: SectionContext): Generator<Finding> {
  for (const [at, row] of banks.entries()) {
    if (!row.bankName) yield { field: `banks[${at}].bank`, code: "bank.bank.required" };
    for (const [field, { required }] of Object.entries(bankFieldsFor(row.country, registeredCountry)))
      if (required) yield { field: `banks[${at}].${field}`, code: "field.required" };
  }
}

function* warnings({ banks = [] }: Banks, context: SectionContext): Generator<Finding> {
  const count = banks.filter((row) => isValid(row, context)).length;
  if (count > 1) yield { field: "banks", code: "bank.several", params: { count } };
  for (const [at, row] of banks.entries()) yield* inRow(at, bankWarnings(row, context));
}

/** For a valid code, the bank that it belongs to is shown. */
function* notes({ banks = [] }: Banks): Generator<Finding> {
  for (const [at, { country, bankCode, iban }] of banks.entries()) {
    const number = country === "CN" && bankCode && cnapsPattern.test(bankCode) ? cnapsBank(bankCode) : undefined;
    if (number && bankCode && isCnapsChecked(bankCode))
      yield { field: `banks[${at}].bankCode`, code: "bank.bankCode.of", params: { bank: number } };
    if (iban && !ibanProblem(iban) && !ibanDoubt(iban)) yield { field: `banks[${at}].iban`, code: "bank.iban.checked" };
  }
}

/**
 * Whether a bank account is complete enough to be paid to. §5 warns about several of these, but not about incomplete
 * rows.
 */
function isValid(row: Bank, context: SectionContext): boolean {
  const { country, accountName, accountNumber } = row;
  const missing = [...requiredFields({ banks: [row] }, context)].some(
    ({ field }) => !row[field.slice("banks[0].".length) as keyof Bank],
  );
  return Boolean(country && accountName && accountNumber) && !missing && bankErrors(row, context).next().done === true;
}

function* hiddenFields({ banks = [] }: Banks, { registeredCountry }: SectionContext): Generator<string> {
  for (const [at, { country, bank: bankCode }] of banks.entries()) {
    const visibleFields = bankFieldsFor(country, registeredCountry);
    for (const field of identifierNames) if (!visibleFields[field]) yield `banks[${at}].${field}`;
    if (bankCode) yield `banks[${at}].bankName`;
  }
}

function* inRow(at: number, findings: Iterable<BankFinding>): Generator<Finding> {
  for (const finding of findings) yield { ...finding, field: `banks[${at}].${finding.field}` };
}

function* bankErrors(row: Bank, { registeredCountry }: SectionContext): Generator<BankFinding> {
  const { country, accountName, accountNumber, iban, swift } = row;
  if (row.bank && !country) yield { field: "bank", code: "bank.country.first" };
  for (const [field, { form }] of Object.entries(bankFieldsFor(country, registeredCountry))) {
    const answer = row[field as BankIdentifier];
    if (answer && form && !form.pattern.test(answer)) yield { field: field as BankIdentifier, code: form.code };
  }
  yield* about("iban", iban && ibanProblem(iban));
  yield* about("swift", swift && swiftProblem(swift));
  yield* about("accountNumber", accountNumber && accountNumberProblem(accountNumber));
  yield* about("accountName", accountName && accountNameProblem(accountName, country, registeredCountry));
}

function* about(field: keyof Bank, problem: Omit<BankFinding, "field"> | "" | undefined): Generator<BankFinding> {
  if (problem) yield { field, ...problem };
}

function* bankWarnings(row: Bank, context: SectionContext): Generator<BankFinding> {
  const { country, accountName, accountNumber, bankCode } = row;
  const { accountDigits: digits } = bankCountry(country);
  if (country && accountNumber && !accountNumberProblem(accountNumber) && !hasUsualLength(accountNumber, digits))
    yield { field: "accountNumber", code: "bank.accountNumber.length", params: { digits } };
  if (country === "CN" && bankCode && cnapsPattern.test(bankCode) && !isCnapsChecked(bankCode))
    yield { field: "bankCode", code: "bank.bankCode.cnapsCheck" };
  if (accountName && nameLanguage(country, context.registeredCountry) === "japanese" && !isTransferable(accountName))
    yield { field: "accountName", code: "bank.accountName.kana" };
  if (accountName && !isSamePayee(accountName, context)) yield { field: "accountName", code: "bank.accountName.payee" };
  if (country) yield* internationalWarnings(row, country);
}

function* internationalWarnings({ iban, swift }: Bank, country: string): Generator<BankFinding> {
  if (iban && !ibanProblem(iban)) {
    const doubt = ibanDoubt(iban);
    if (doubt) yield { field: "iban", ...doubt };
    if (iban.slice(0, 2) !== findIbanCountry(country))
      yield { field: "iban", code: "bank.iban.otherCountry", params: { found: iban.slice(0, 2), country } };
  }
  if (swift && swiftProblem(swift)?.code !== "bank.swift.malformed" && swiftCountry(swift) !== country)
    yield { field: "swift", code: "bank.swift.otherCountry", params: { found: swiftCountry(swift), country } };
}
