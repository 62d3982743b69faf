import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { requiredTurnoverYears } from "~/rules/registration/turnover";
import { errorsOf, codesByField } from "./asking";

const turnover = (...years: string[]) => ({ turnover: years.map((year) => ({ year, amount: "1" })) });
const customer = { name: "甲", product: "线束", annualAmount: "12.5", salesShare: "10", cooperationYears: "3" };
const shares = (...salesShares: string[]) => ({
  customers: salesShares.map((salesShare) => ({ ...customer, salesShare })),
});

test("three full years are enough, with or without a customer", () => {
  expect(errorsOf("business")).toEqual([]);
  expect(errorsOf("business", { customers: [] })).toEqual([]);
  expect(requiredTurnoverYears("2025-01-01")).toEqual(["2024", "2023", "2022"]);
});

test.each([
  ["no country served", { coverageCountries: [] }, ["coverageCountries field.choose"]],
  ["no category", { categories: [] }, ["categories field.choose"]],
  ["no currency", { turnoverCurrency: "" }, ["turnoverCurrency field.choose"]],
  ["two years", turnover("2024", "2023"), ["turnover business.turnover.three"]],
  [
    "four years",
    turnover("2024", "2023", "2022", "2021"),
    ["turnover field.tooMany", "turnover[3].year business.turnover.year"],
  ],
  ["a duplicate year", turnover("2024", "2023", "2023"), ["turnover[2].year business.turnover.repeated"]],
  ["the current year", turnover("2025", "2024", "2023"), ["turnover[0].year business.turnover.year"]],
  ["a year too long ago", turnover("2024", "2023", "2021"), ["turnover[2].year business.turnover.year"]],
  ["an invalid year", turnover("2024", "2023", "2O22"), ["turnover[2].year field.year"]],
  ["an empty year", turnover("2024", "2023", ""), ["turnover[2].year field.required"]],
  ["four customers", shares("1", "1", "1", "1"), ["customers field.tooMany"]],
  ["shares above one hundred", shares("50", "50.01"), ["customers business.customers.share"]],
  ["a share above one hundred", shares("100.01"), ["customers[0].salesShare field.percent"]],
  [
    "half years of cooperation",
    { customers: [{ ...customer, cooperationYears: "1.5" }] },
    ["customers[0].cooperationYears field.years"],
  ],
])("%s is rejected", (_, changes, findings) => {
  expect(codesByField(errorsOf("business", changes))).toEqual(findings);
});

test("shares are added exactly, not as binary fractions", () => {
  expect(errorsOf("business", shares("33.33", "33.33", "33.34"))).toEqual([]);
  expect(errorsOf("business", shares("70.1", "29.91"))[0]?.params).toEqual({ sum: 100.01 });
});

test.each([
  "1e309",
  "-0",
  "-1",
  "1,50",
  "１２,５",
  "٣",
  "9".repeat(40),
  "007",
  "1.",
  ".5",
  "1.234",
  "Infinity",
  "NaN",
  "0x10",
])("%s is not an amount", (amount) => {
  expect(codesByField(errorsOf("business", { customers: [{ ...customer, annualAmount: amount }] }))).toEqual([
    "customers[0].annualAmount field.amount",
  ]);
});

property.prop([fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 99 })])(
  "any amount up to fifteen digits with cents is accepted as written",
  (whole, cents) => {
    const annualAmount = `${whole}.${String(cents).padStart(2, "0")}`;
    expect(errorsOf("business", { customers: [{ ...customer, annualAmount }] })).toEqual([]);
  },
);

property.prop([fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 3 })])(
  "shares are rejected exactly when they add up to more than the whole",
  (hundredths) => {
    const typed = shares(...hundredths.map((share) => (share / 100).toFixed(2)));
    const sum = hundredths.reduce((one, other) => one + other, 0);
    expect(errorsOf("business", typed).length).toBe(sum > 10_000 ? 1 : 0);
  },
);
