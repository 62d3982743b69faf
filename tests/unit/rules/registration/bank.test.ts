import { expect, test } from "vitest";
import { bankFieldsFor } from "~/rules/bank/countries";
import { errorsOf, codesByField, warningsOf } from "./asking";

const china = {
  country: "CN",
  bank: "ICBC",
  bankCode: "102100099996",
  accountName: "深圳市远航电子有限公司",
  accountNumber: "123456789012345678",
};
const norway = {
  country: "NO",
  bank: "DNB",
  accountName: "SHENZHEN YUANHANG ELECTRONICS CO. LTD",
  accountNumber: "12345678",
  iban: "NO9386011117947",
};
const japan = {
  country: "JP",
  bank: "0001",
  bankCode: "0001",
  branchCode: "001",
  accountName: "カ)エンコウ",
  accountNumber: "12345678",
  subject: "1",
};
const usa = {
  country: "US",
  bankName: "Some Bank",
  swift: "CITIUS33XXX",
  accountName: "YUANHANG",
  accountNumber: "12345678",
};
const inJapan = { registeredCountry: "JP", companyName: "カ)エンコウ" };
const errors = (row: object, context = {}) => codesByField(errorsOf("bank", { banks: [{ ...row }] }, context));
const warnings = (row: object, context = {}) => codesByField(warningsOf("bank", { banks: [{ ...row }] }, context));

test.each([
  ["China", china, {}],
  ["Norway", norway, {}],
  ["the United States", usa, {}],
  ["Japan, for a supplier registered there", japan, inJapan],
])("a complete record in %s is accepted", (_, row, context) => {
  expect(errors(row, context)).toEqual([]);
});

test("at least one record is required", () => {
  expect(codesByField(errorsOf("bank", { banks: [] }))).toEqual(["banks bank.banks.required"]);
});

test.each([
  ["no country, but a bank", { ...china, country: "" }, ["country field.choose", "bank bank.country.first"]],
  ["no bank", { ...china, bank: "" }, ["bank bank.bank.required"]],
  ["no account name", { ...china, accountName: "" }, ["accountName field.required"]],
  ["no account number", { ...china, accountNumber: "" }, ["accountNumber field.required"]],
  [
    "a space in the account number",
    { ...norway, accountNumber: "1234 5678" },
    ["accountNumber bank.accountNumber.separators"],
  ],
  [
    "a dash in the account number",
    { ...norway, accountNumber: "1234-5678" },
    ["accountNumber bank.accountNumber.separators"],
  ],
  [
    "an underscore in the account number",
    { ...norway, accountNumber: "1234_5678" },
    ["accountNumber bank.accountNumber.separators"],
  ],
  [
    "a full-width space in the account number",
    { ...norway, accountNumber: "1234\u30005678" },
    ["accountNumber bank.accountNumber.separators"],
  ],
  [
    "an en dash in the account number",
    { ...norway, accountNumber: "1234–5678" },
    ["accountNumber bank.accountNumber.separators"],
  ],
  ["a CNAPS code of eleven digits", { ...china, bankCode: "10210009999" }, ["bankCode bank.bankCode.cnaps"]],
  ["no CNAPS code in China", { ...china, bankCode: "" }, ["bankCode field.required"]],
  ["no IBAN in Norway", { ...norway, iban: "" }, ["iban field.required"]],
  ["an IBAN with dashes", { ...norway, iban: "NO93-8601-1117-947" }, ["iban bank.iban.characters"]],
  ["an IBAN of digits only", { ...norway, iban: "938601111794700" }, ["iban bank.iban.mixed"]],
  ["an IBAN of letters only", { ...norway, iban: "NOABCDEFGHIJKLM" }, ["iban bank.iban.mixed"]],
  ["an IBAN of an unknown country", { ...norway, iban: "XX9386011117947" }, ["iban bank.iban.country"]],
  ["an IBAN with one character missing", { ...norway, iban: "NO938601111794" }, ["iban bank.iban.length"]],
  ["a SWIFT code of eight characters", { ...norway, swift: "DNBANOKK" }, ["swift bank.swift.needsBranch"]],
  ["a SWIFT code of nine characters", { ...norway, swift: "DNBANOKKX" }, ["swift bank.swift.malformed"]],
  ["no SWIFT code in a country without IBANs", { ...usa, swift: "" }, ["swift field.required"]],
  ["a wrong IFSC code", { ...usa, country: "IN", bankCode: "SBIN1000095" }, ["bankCode bank.bankCode.ifsc"]],
  [
    "a Japanese bank code of three digits",
    { ...japan, accountName: "YUANHANG", bankCode: "001" },
    ["bankCode bank.bankCode.zengin"],
  ],
  [
    "a Japanese branch code of four digits",
    { ...japan, accountName: "YUANHANG", branchCode: "0001" },
    ["branchCode bank.branchCode.zengin"],
  ],
  ["an invalid Japanese account type", { ...japan, accountName: "YUANHANG", subject: "3" }, ["subject field.choose"]],
])("%s is rejected", (_, row, findings) => {
  expect(errors(row)).toEqual(findings.map((finding) => `banks[0].${finding}`));
});

test("the expected IBAN length is reported with the country", () => {
  expect(errorsOf("bank", { banks: [{ ...norway, iban: "NO938601111794" }] })[0]?.params).toEqual({
    country: "NO",
    length: 15,
  });
});

test("a supplier registered in Japan must fill in the subject, others may", () => {
  expect(errors({ ...japan, subject: "" }, inJapan)).toEqual(["banks[0].subject field.required"]);
  expect(errors({ ...norway, subject: "" }, inJapan)).toEqual(["banks[0].subject field.required"]);
  expect(errors({ ...japan, subject: "", accountName: "YUANHANG" })).toEqual([]);
});

test("each country has its own fields", () => {
  const shown = (country?: string) => Object.keys(bankFieldsFor(country)).toSorted();
  expect(shown("CN")).toEqual(["bankCode", "branchName", "branchType", "swift"]);
  expect(shown("JP")).toEqual(["bankCode", "branchCode", "branchName", "branchType", "subject", "swift"]);
  expect(shown("NO")).toContain("iban");
  expect(shown("GP")).toContain("iban");
  expect(shown("US")).not.toContain("iban");
  expect(shown(undefined)).toEqual([]);
  expect(shown("constructor")).toEqual(shown("US"));
});

test("values left in fields of another country are ignored", () => {
  expect(errors({ ...china, iban: "nonsense", subject: "7", branchCode: "x" })).toEqual([]);
  expect(warnings({ ...china, iban: "NO0086011117947" })).toEqual([]);
});

test.each([
  ["17 digits in China", { ...china, accountNumber: "12345678901234567" }, "accountNumber bank.accountNumber.length"],
  [
    "9 digits elsewhere",
    { ...usa, accountName: "深圳市远航电子有限公司", accountNumber: "123456789" },
    "accountNumber bank.accountNumber.length",
  ],
  ["a wrong CNAPS check digit", { ...china, bankCode: "104000000000" }, "bankCode bank.bankCode.cnapsCheck"],
  ["wrong IBAN check digits", { ...norway, iban: "NO9386011117948" }, "iban bank.iban.check"],
  ["an IBAN with a letter instead of a digit", { ...norway, iban: "NO938601111794O" }, "iban bank.iban.digitExpected"],
  ["an IBAN of another country", { ...norway, iban: "DE89370400440532013000" }, "iban bank.iban.otherCountry"],
  ["a SWIFT code of another country", { ...norway, swift: "DEUTDEFFXXX" }, "swift bank.swift.otherCountry"],
  ["another payee", { ...china, accountName: "王伟" }, "accountName bank.accountName.payee"],
])("%s causes a warning", (_, row, finding) => {
  expect(
    warnings({ ...row, ...(row.country === "NO" && { accountName: "Shenzhen Yuanhang Electronics Co., Ltd." }) }),
  ).toEqual([`banks[0].${finding}`]);
});

test.each([
  ["an unusual account length", { ...china, accountNumber: "123" }],
  ["a wrong IBAN check", { ...norway, iban: "NO9386011117948" }],
  ["a wrong CNAPS check", { ...china, bankCode: "104000000000" }],
  ["another payee", { ...china, accountName: "王伟" }],
])("%s is not rejected", (_, row) => {
  expect(errors(row)).toEqual([]);
});

test.each([
  ["an empty one", {}],
  ["one without a number", { ...china, accountNumber: "" }],
  ["one with a malformed bank code", { ...china, bankCode: "1" }],
])("a valid record next to %s does not count as several", (_, row) => {
  expect(warningsOf("bank", { banks: [china, row] }).filter(({ code }) => code === "bank.several")).toEqual([]);
});

test("several records cause a warning but are not rejected", () => {
  const several = { banks: [china, china] };
  expect(warningsOf("bank", several)).toEqual([{ field: "banks", code: "bank.several", params: { count: 2 } }]);
  expect(errorsOf("bank", several)).toEqual([]);
});

test.each(["深圳市远航电子有限公司", "SHENZHEN YUANHANG ELECTRONICS CO LTD", "shenzhen yuanhang　electronics co.,ltd"])(
  "%s is the supplier's own name",
  (accountName) => {
    expect(warnings({ ...china, accountName })).toEqual([]);
  },
);

test("a Japanese name that a transfer cannot carry causes a warning that its reading may be needed", () => {
  expect(warnings({ ...japan, accountName: "株式会社遠航" }, { ...inJapan, companyName: "株式会社遠航" })).toEqual([
    "banks[0].accountName bank.accountName.kana",
  ]);
  expect(warnings(japan, inJapan)).toEqual([]);
});
