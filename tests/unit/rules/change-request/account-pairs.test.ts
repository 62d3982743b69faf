import { expect, test } from "vitest";
import { pairAccounts } from "~/rules/change-request/account-pairs";

const first = { id: "a", accountNumber: "111", country: "CN" };
const second = { id: "b", accountNumber: "222", country: "CN", swift: "" };

test("an account with another number is one pair, with the field that differs", () => {
  expect(pairAccounts({ banks: [first] }, { banks: [{ ...first, accountNumber: "333" }] })).toEqual([
    { before: 0, after: 0, changed: ["accountNumber"] },
  ]);
});

test("an account that only moved has not changed, and a removed one is listed last", () => {
  expect(pairAccounts({ banks: [first, second] }, { banks: [second] })).toEqual([
    { before: 1, after: 0, changed: [] },
    { before: 0, after: null, changed: ["accountNumber", "country"] },
  ]);
});

test("a new account has no previous position", () => {
  expect(pairAccounts({ banks: [first] }, { banks: [second, first] })).toEqual([
    { before: null, after: 0, changed: ["accountNumber", "country"] },
    { before: 0, after: 1, changed: [] },
  ]);
});

test("accounts without ids are paired by position", () => {
  expect(pairAccounts({ banks: [{ iban: "1" }] }, { banks: [{ iban: " 1 " }, { iban: "2" }] })).toEqual([
    { before: 0, after: 0, changed: [] },
    { before: null, after: 1, changed: ["iban"] },
  ]);
  expect(pairAccounts({}, {})).toEqual([]);
});
