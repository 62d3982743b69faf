import type { Words } from "../../words";
import type zh from "../zh/bank-findings";

/** What is said about a bank account, by code. */
export default {
  "bank.banks.required": "Please add at least one bank account",
  "bank.several":
    "You entered {{count}} bank accounts. With several valid accounts, please agree with your purchasing manager, as our policy asks, which one receives payments",
  "bank.country.first": "Please choose the country or region first, then the bank",
  "bank.bank.required": "Please choose the bank. If the list does not have it, enter the other bank name",
  "bank.accountName.ampersand": "The account name cannot contain &. Please write AND",
  "bank.accountName.fullWidth":
    "An English account name cannot contain full-width characters. Please use half-width ones",
  "bank.accountName.english":
    "For cross-border transactions, and for accounts outside China and Japan, the account name must be in English, without accents",
  "bank.accountName.japanese": "For transactions within Japan, the account name must be in Japanese",
  "bank.accountName.characters": "The account name contains characters that banks do not accept. Please check it",
  "bank.accountName.kana":
    "Japanese banks transfer in katakana. Please check whether the account name should be its katakana reading, for example カ) for 株式会社",
  "bank.accountName.payee":
    "The account name differs from the company name, which is a payment risk. Please check it. If it is right, you can go on",
  "bank.accountNumber.separators": "The account number cannot contain spaces, dashes or underscores",
  "bank.accountNumber.characters": "The account number can contain only half-width letters and digits",
  "bank.accountNumber.length":
    "Account numbers usually have {{digits}} digits here. Please check it. If it is right, you can go on",
  "bank.bankCode.cnaps": "A CNAPS code has 12 digits. Please check it",
  "bank.bankCode.cnapsCheck":
    "The check digit of the CNAPS code does not match. Please ask your branch. If it is right, you can go on",
  "bank.bankCode.of": "A code of $t(common:bank.byNumber.{{bank}}); its check digit is right",
  "bank.iban.checked": "The check digits of the IBAN are right",
  "bank.bankCode.zengin": "A Japanese bank code has 4 digits. Please check it",
  "bank.bankCode.ifsc":
    "An IFSC code has 11 characters: 4 capital letters, the digit 0 and 6 capital letters or digits",
  "bank.branchCode.zengin": "A Japanese branch code has 3 digits. Please check it",
  "bank.iban.characters": "An IBAN has only capital letters and digits, without spaces or special characters",
  "bank.iban.mixed": "An IBAN has both letters and digits. Please check it",
  "bank.iban.country": "We do not know the IBAN country code {{country}}. Please check the first two characters",
  "bank.iban.length": "An IBAN of {{country}} has {{length}} characters. Please check it",
  "bank.iban.check": "The check digits of the IBAN do not match. Please ask your bank. If it is right, you can go on",
  "bank.iban.digitExpected":
    "IBANs of {{country}} have a digit at position {{at}}. Please check it against a bank document. If it is right, you can go on",
  "bank.iban.letterExpected":
    "IBANs of {{country}} have a letter at position {{at}}. Please check it against a bank document. If it is right, you can go on",
  "bank.iban.otherCountry": "The IBAN is of {{found}}, but you chose {{country}}. Please check it",
  "bank.swift.malformed": "A SWIFT code has 11 characters: 6 capital letters and 5 capital letters or digits",
  "bank.swift.needsBranch": "Please append XXX to a SWIFT code of 8 characters",
  "bank.swift.otherCountry": "The SWIFT code is of {{found}}, but you chose {{country}}. Please check it",
} satisfies Words<typeof zh>;
