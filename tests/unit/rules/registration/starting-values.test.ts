import { expect, test } from "vitest";
import { findErrors } from "~/rules/section-findings";
import { sectionIds } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { shownValues, startingValues } from "~/rules/registration/starting-values";

const today = "2026-06-15";

test("prefilled values are not reported as missing", () => {
  const missing = (field: string) => (id: (typeof sectionIds)[number]) =>
    findErrors(sections[id], startingValues(id, today), { today }).some((finding) => finding.field === field);
  expect(["registeredCountry", "capitalCurrency"].map((field) => missing(field)("basic"))).toEqual([false, false]);
  expect(missing("turnoverCurrency")("business")).toBe(false);
  expect(missing("banks[0].country")("bank")).toBe(false);
  expect(missing("attachments[0].type")("attachment")).toBe(false);
});

test("a section that was never saved is not complete just because of its prefilled values", () => {
  for (const id of sectionIds)
    expect(findErrors(sections[id], startingValues(id, today), { today }).length, id).toBeGreaterThan(0);
});

test("the turnover shows the required years, regardless of the saved years and their order", () => {
  const turnover = [
    { id: "b", year: "2023", amount: "3" },
    { id: "a", year: "2025", amount: "5" },
    { id: "old", year: "2022", amount: "2" },
  ];
  expect(shownValues({ section: "business", version: 2, values: { turnover } }, today)["turnover"]).toEqual([
    { id: "a", year: "2025", amount: "5" },
    { id: "year-2024", year: "2024" },
    { id: "b", year: "2023", amount: "3" },
  ]);
});
