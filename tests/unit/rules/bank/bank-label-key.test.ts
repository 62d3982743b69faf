import { expect, test } from "vitest";
import { bankLabelKey } from "~/rules/bank/bank-label-key";

test("an identifier of a bank account is labelled as in the country of the bank, like its field", () => {
  expect(bankLabelKey("banks[0].bankCode", "CN")).toBe("banks.cnaps");
  expect(bankLabelKey("banks[1].bankCode", "JP")).toBe("banks.zenginBank");
  expect(bankLabelKey("banks[0].bankCode", "IN")).toBe("banks.ifsc");
});

test("other fields have the same label everywhere", () => {
  expect(bankLabelKey("banks[0].accountNumber", "CN")).toBe("banks.accountNumber");
  expect(bankLabelKey("contacts[0].phone", "CN")).toBe("contacts.phone");
  expect(bankLabelKey("banks[0].bankCode", "")).toBe("banks.bankCode");
});
