import type { Words } from "../../words";
import type zh from "../zh/bank-findings";

/** Messages about a bank account, by code. */
export default {
  "bank.banks.required": "Add at least one bank account",
  "bank.several":
    "You entered {{count}} bank accounts. Our policy is to pay into one: agree with your purchasing manager which one.",
  "bank.country.first": "Select the country or region before you select the bank",
  "bank.bank.required": "Select your bank. If it is not in the list, enter it under “Other bank name”.",
  "bank.accountName.ampersand": "Write AND instead of & in the account name",
  "bank.accountName.fullWidth": "Use half-width characters in an English account name",
  "bank.accountName.english":
    "Enter the account name in English, without accents. This applies to cross-border transactions and to accounts in countries other than China and Japan.",
  "bank.accountName.japanese": "Enter the account name in Japanese for transactions within Japan",
  "bank.accountName.characters":
    "The account name contains characters banks do not accept. Enter it as your bank holds it.",
  "bank.accountName.kana":
    "Japanese banks transfer by katakana name. Check whether to enter the katakana reading, for example カ） for 株式会社.",
  "bank.accountName.payee":
    "The account name is different from the company name, which is a payment risk. Check it. If it is correct, you can continue.",
  "bank.accountNumber.separators": "Remove spaces, dashes and underscores from the account number",
  "bank.accountNumber.characters": "Use only half-width letters and digits in the account number",
  "bank.accountNumber.length":
    "Account numbers in this country usually have {{digits}} digits. Check yours. If it is correct, you can continue.",
  "bank.bankCode.cnaps": "A CNAPS code has 12 digits. Check it.",
  "bank.bankCode.cnapsCheck":
    "The check digit of the CNAPS code does not match. Check it with your bank branch. If it is correct, you can continue.",
  "bank.bankCode.of": "CNAPS code of $t(common:bank.byNumber.{{bank}}). The check digit is correct.",
  "bank.iban.checked": "The IBAN check digits are correct",
  "bank.bankCode.zengin": "A Japanese bank code has 4 digits. Check it.",
  "bank.bankCode.ifsc":
    "An IFSC code has 11 characters: 4 capital letters, the digit 0, then 6 capital letters or digits. Check it.",
  "bank.branchCode.zengin": "A Japanese branch code has 3 digits. Check it.",
  "bank.iban.characters": "Use only capital letters and digits in an IBAN, with no spaces or special characters",
  "bank.iban.mixed": "An IBAN has both letters and digits. Check it.",
  "bank.iban.country": "{{country}} is not a country code used in IBANs. Check the first two characters.",
  "bank.iban.length": "An IBAN that starts with {{country}} has {{length}} characters. Check it.",
  "bank.iban.check":
    "The check digits of the IBAN do not match. Check them with your bank. If they are correct, you can continue.",
  "bank.iban.digitExpected":
    "IBANs that start with {{country}} have a digit at position {{at}}. Check it against a bank document. If it is correct, you can continue.",
  "bank.iban.letterExpected":
    "IBANs that start with {{country}} have a letter at position {{at}}. Check it against a bank document. If it is correct, you can continue.",
  "bank.iban.otherCountry":
    "This IBAN starts with {{found}}, but the country or region you selected is {{country}}. Check both.",
  "bank.swift.malformed":
    "A SWIFT code has 11 characters: 6 capital letters, then 5 capital letters or digits. Check it.",
  "bank.swift.needsBranch": "Add XXX to the end of an 8-character SWIFT code",
  "bank.swift.otherCountry":
    "This SWIFT code is for {{found}}, but the country or region you selected is {{country}}. Check both.",
} satisfies Words<typeof zh>;
