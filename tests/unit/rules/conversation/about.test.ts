import { expect, test } from "vitest";
import { listAnswerNames } from "~/rules/conversation/answer-names";
import { postedAbout } from "~/rules/conversation/posted-about";
import { isFieldName } from "~/rules/field-names";
import { contextFrom } from "~/rules/registration/section-state";
import { sectionIds } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { complete } from "../registration/complete";

const context = contextFrom(complete, "2026-11-29");

test("every listed answer is one that a message can be about", () => {
  for (const section of sectionIds) {
    const { fields } = listAnswerNames(section, complete[section], context);
    expect(fields, section).not.toEqual([]);
    for (const field of fields) expect(isFieldName(sections[section].fields, field), field).toBe(true);
  }
});

test("answers in rows are listed row by row, and those that do not apply are left out", () => {
  expect(listAnswerNames("bank", complete.bank, context).fields).toContain("banks[0].accountNumber");
  const { fields } = listAnswerNames("association", { none: "1" }, context);
  expect(fields).toEqual(["none"]);
});

test.each([
  ["", "", null],
  ["bank", "", { section: "bank", field: null }],
  ["bank", "bank:banks[0].iban", { section: "bank", field: "banks[0].iban" }],
  ["", "bank:banks[0].iban", { section: "bank", field: "banks[0].iban" }],
  ["basic", "bank:banks[0].iban", { section: "bank", field: "banks[0].iban" }],
  ["elsewhere", "", null],
  ["basic", "elsewhere:name", { section: "basic", field: null }],
])("the form posts the tab “%s” and the answer “%s”", (section, answer, about) => {
  expect(postedAbout(section, answer)).toEqual(about);
});
