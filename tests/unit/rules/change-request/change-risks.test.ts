import { expect, test } from "vitest";
import { accountsIn, maskedAccounts } from "~/rules/change-request/bank-accounts";
import { risksIn } from "~/rules/change-request/change-risks";

const context = { today: "2025-06-15", companyName: "深圳市安科精密有限公司", registeredCountry: "CN" };
const own = { country: "CN", accountName: "深圳市安科精密有限公司", accountNumber: "4000 0277" };
const risks = (row: Record<string, string>) => risksIn({ banks: [{ ...own, ...row }] }, context);

test.each([
  ["the company's own domestic account", {}, []],
  ["another payee", { accountName: "王伟" }, ["payeeDiffers"]],
  ["a bank abroad", { country: "SG" }, ["bankAbroad"]],
  ["an IBAN of another country", { iban: "NO9386011117947" }, ["bankAbroad"]],
  ["both", { accountName: "ACME", country: "SG" }, ["payeeDiffers", "bankAbroad"]],
])("%s", (_, row, expected) => {
  expect(risks(row)).toEqual(expected);
});

test("an account is recognised however it was typed", () => {
  const typed = { banks: [own, { accountNumber: "40000277", iban: "no93 8601-1117 947" }] };
  expect(accountsIn(typed)).toEqual(["40000277", "NO9386011117947"]);
  expect(accountsIn({ banks: "none" })).toEqual([]);
});

test("an account is displayed as its country and last digits", () => {
  expect(
    maskedAccounts({ banks: [{ country: "CN", accountNumber: "400002770920012345" }, { iban: "NO9386011117947" }] }),
  ).toEqual(["CN ****2345", "****7947"]);
});
