import { expect, test } from "vitest";
import type { FormValues } from "~/rules/form-values";
import { checkImportedSection } from "~/rules/workbook/check-imported-section";
import { listTables } from "~/rules/workbook/section-tables";
import { complete, today, uuid } from "../registration/complete";

const context = { today, companyName: "远航", registeredCountry: "CN" };
const tableOf = (field: string) => {
  const table = listTables().find((one) => one.field === field);
  if (!table) throw new Error(`No table ${field}`);
  return table;
};
const imported = (field: string, rows: FormValues[], places: Record<string, string> = {}) => ({
  table: tableOf(field),
  read: { rows, places, findings: [] },
});
const codes = (found: { cell: string; finding: { code: string } }[]) =>
  found.map(({ cell, finding }) => [cell, finding.code]);

test("an error is reported with its cell, an error of the whole table with the first cell", () => {
  const rows = [
    { year: "2024", amount: "1" },
    { year: "1999", amount: "x" },
  ];
  const places = { "turnover[1].year": "B3", "turnover[1].amount": "C3" };
  const { errors } = checkImportedSection("business", complete.business, [imported("turnover", rows, places)], context);
  expect(codes(errors)).toEqual([
    ["A1", "business.turnover.three"],
    ["B3", "business.turnover.year"],
    ["C3", "field.amount"],
  ]);
});

test("answers missing elsewhere before the import do not block it", () => {
  const rows = [{ name: "王伟", type: "person", identityId: "1" }];
  expect(checkImportedSection("basic", {}, [imported("shareholders", rows)], context).errors).toEqual([]);
});

test("errors caused elsewhere by the import block it", () => {
  const rows = [{ name: "甲", relationType: "parent", country: "CN" }];
  const { errors } = checkImportedSection("association", { none: "1" }, [imported("affiliates", rows)], context);
  expect(codes(errors)).toEqual([["A1", "association.none.contradicted"]]);
});

test("a file not yet uploaded does not block the import, but a file that would be lost does", () => {
  const rows = [{ id: "n", type: "ISO9001", validFrom: "2024-01-01", validTo: "2027-01-01" }];
  expect(checkImportedSection("manage", {}, [imported("certifications", rows)], context).errors).toEqual([]);
  const counted = { ...context, fileCounts: { [uuid("c1")]: 1, [uuid("c2")]: 0 } };
  const { errors } = checkImportedSection("manage", complete.manage, [imported("certifications", rows)], counted);
  expect(codes(errors)).toEqual([["A1", "file.deleteFirst"]]);
});

test("a warning is reported but does not block the import", () => {
  const rows = [{ ...(complete.bank["banks"] as FormValues[])[0], accountNumber: "12345" }];
  const { errors, warnings } = checkImportedSection("bank", complete.bank, [imported("banks", rows)], {
    ...context,
    companyName: "深圳市远航电子有限公司",
  });
  expect(errors).toEqual([]);
  expect(codes(warnings)).toContainEqual(["A1", "bank.accountNumber.length"]);
});
