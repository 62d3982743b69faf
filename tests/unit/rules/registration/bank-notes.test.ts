import { describe, expect, test } from "vitest";
import { dictionary } from "~/i18n/dictionary.server";
import { banksInChina } from "~/platform/seed/lists/banks";
import { cnapsBank } from "~/rules/bank/cnaps";
import { bank } from "~/rules/registration/bank";
import { findNotes } from "~/rules/section-findings";

const notesOf = (row: Record<string, string>) =>
  findNotes(bank, { banks: [{ id: "one", ...row }] }, { today: "2026-11-22", registeredCountry: "CN" });

describe("valid bank codes are confirmed", () => {
  test("a CNAPS code with its bank", () => {
    expect(notesOf({ country: "CN", bankCode: "102100099996" })).toEqual([
      { field: "banks[0].bankCode", code: "bank.bankCode.of", params: { bank: "102" } },
    ]);
  });

  test("an IBAN with correct check digits", () => {
    expect(notesOf({ country: "DE", iban: "DE89370400440532013000" })).toEqual([
      { field: "banks[0].iban", code: "bank.iban.checked" },
    ]);
  });

  test.for([
    ["a wrong check digit", { country: "CN", bankCode: "102100099995" }],
    ["a code of a regional bank, which shares its number", { country: "CN", bankCode: "313100099990" }],
    ["a code of another country", { country: "JP", bankCode: "0001" }],
    ["an IBAN with wrong check digits", { country: "DE", iban: "DE88370400440532013000" }],
  ] as const)("there is no note for %s", ([, row]) => {
    expect(notesOf(row)).toEqual([]);
  });

  test("the banks have the same names as in the list of banks", () => {
    for (const [, zh, en, number] of banksInChina) {
      const own = cnapsBank(`${number}000000000`);
      if (!own) continue;
      expect(dictionary("zh").t("findings:bank.bankCode.of", { bank: own })).toContain(zh);
      expect(dictionary("en").t("findings:bank.bankCode.of", { bank: own })).toContain(en);
    }
  });
});
