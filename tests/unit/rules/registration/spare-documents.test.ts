import { expect, test } from "vitest";
import { spareDocuments, withoutSpareDocuments } from "~/rules/registration/spare-documents";

const report = { id: "report", type: "financialReport" };
const licence = { id: "licence", type: "businessLicense" };

const spareIn = (...attachments: Record<string, string>[]) => [...spareDocuments({ attachments })];

test("a row without a file, in which nothing was typed, is spare", () => {
  expect(spareIn({ ...report, file: "" }, { ...report, file: "f1" }, report)).toEqual([0, 2]);
});

test.each(["file", "expiresOn", "longTerm"])("a row with an answer in %s is not spare", (field) => {
  expect(spareIn({ ...report, [field]: "1" })).toEqual([]);
});

test("one row of the document that proves the registration stays", () => {
  expect(spareIn(licence)).toEqual([]);
  expect(spareIn(licence, licence)).toEqual([1]);
  expect(spareIn(licence, { ...licence, file: "f1" })).toEqual([0]);
});

test("values without a spare row stay the same", () => {
  const values = { attachments: [licence] };
  expect(withoutSpareDocuments(values)).toBe(values);
  expect(withoutSpareDocuments({ attachments: [licence, report] })).toEqual(values);
});
