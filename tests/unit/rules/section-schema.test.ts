import { expect, test } from "vitest";
import { contextFrom } from "~/rules/registration/section-state";
import { type SectionId, sectionIds } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { schemaFor } from "~/rules/section-schema";
import type { FormValues } from "~/rules/form-values";
import { complete, today } from "./registration/complete";

const context = contextFrom(complete, today);

/** The issues of a section's schema for a complete section with some changes: path and message. */
function issuesOf(id: SectionId, changes: FormValues) {
  const { error } = schemaFor(sections[id], context).safeParse({ ...complete[id], ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`);
}
const bankWith = (changes: FormValues): FormValues => ({ banks: [{ ...rowOf("bank", "banks"), ...changes }] });
function rowOf(id: SectionId, table: string): FormValues {
  const rows = complete[id][table];
  const [row] = Array.isArray(rows) ? rows : [];
  if (typeof row !== "object") throw new Error(`No row in ${table}`);
  return row;
}

test.each(sectionIds)("the zod schema of %s accepts a complete section", (id) => {
  expect(issuesOf(id, {})).toEqual([]);
});

test("the zod schema of a section includes the rules across several fields", () => {
  expect(issuesOf("bank", bankWith({ country: "NO", iban: "NO93 8601" }))).toContainEqual(
    expect.stringMatching(/^banks\.0\.iban bank\.iban\.length$/),
  );
  expect(issuesOf("bank", bankWith({ bank: "", bankName: "" }))).toContain("banks.0.bank bank.bank.required");
  expect(issuesOf("business", { turnover: [{ id: "a", year: "2024", amount: "1" }] })).toContain(
    "turnover business.turnover.three",
  );
  expect(issuesOf("basic", { registeredCountry: "JP" })).toContain("registeredCountry basic.registeredCountry.china");
  expect(issuesOf("attachment", { attachments: [] })).toContain("attachments attachment.businessLicense.required");
});

test("the zod schema of a section normalises answers", () => {
  const result = schemaFor(sections.basic, context).parse({
    ...complete.basic,
    unifiedCreditCode: " 9131 0110 6660 0721 7t",
  });
  expect(result).toMatchObject({ unifiedCreditCode: "91310110666007217T" });
});

test("the zod schema does not require answers that others hide", () => {
  expect(issuesOf("basic", { operatingUntil: "", operatingLongTerm: "1" })).toEqual([]);
  expect(issuesOf("basic", { operatingUntil: "", operatingLongTerm: "" })).toEqual([
    "operatingUntil basic.operatingUntil.required",
  ]);
});
