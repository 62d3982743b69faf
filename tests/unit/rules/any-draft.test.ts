import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import type { Shape } from "~/rules/fields/field-kind";
import { kindOf } from "~/rules/fields/kind-registry";
import { isFieldName } from "~/rules/field-names";
import { sectionIds } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { findErrors, findNotes, findWarnings, validateSection, findHidden } from "~/rules/section-findings";
import { withoutEmpty, type FormValues } from "~/rules/form-values";
import zh from "~/i18n/locales/zh/findings";

const context = { today: "2025-06-15", companyName: "远航", registeredCountry: "CN", fileCounts: {} };
const telling = fc.constantFrom(
  "1",
  "CN",
  "JP",
  "NO",
  "2024",
  "2025-02-30",
  "2024-01-01",
  "100",
  "NO93",
  "other",
  "&",
  "Ａ",
  "  ",
);
const word = fc.oneof(telling, fc.string({ unit: "binary", maxLength: 20 }));

/** Drafts as the form can post them: any text in any field, some fields missing. */
function drafts(shape: Shape): fc.Arbitrary<FormValues> {
  const fields = Object.entries(shape).map(([name, field]) => [name, fc.option(answers(field), { nil: undefined })]);
  return fc.record(Object.fromEntries(fields));
}
function answers(field: Shape[string]): fc.Arbitrary<string | string[] | FormValues[]> {
  const { table, choices, isMany } = kindOf(field);
  if (table) return fc.array(drafts(table.row), { maxLength: 4 });
  if (choices) return fc.oneof(fc.constantFrom(...choices.codes), word);
  return isMany ? fc.array(word, { maxLength: 3 }) : word;
}

/** Every error is at a field of the form or at one of its tables. */
const isPlace = (shape: Shape, field: string) =>
  isFieldName({ shape }, field) || isFieldName({ shape }, `${field}[0].id`);

for (const id of sectionIds) {
  const { fields } = sections[id];

  property.prop([drafts(fields.shape)])(
    `${id}: whatever is typed, every finding has a text and an existing field`,
    (typed) => {
      const findings = [...findErrors(sections[id], typed, context), ...findWarnings(sections[id], typed, context)];
      for (const { field, code } of findings) {
        expect(Object.keys(zh)).toContain(code);
        expect(isPlace(fields.shape, field) ? "" : field).toBe("");
      }
      expect(findings.filter(({ field }) => findHidden(sections[id], typed, context).has(field))).toEqual([]);
    },
  );

  property.prop([drafts(fields.shape)])(
    `${id}: a draft has the same findings whether validated at once or in parts`,
    (typed) => {
      expect(validateSection(sections[id], typed, context)).toMatchObject({
        errors: findErrors(sections[id], typed, context),
        warnings: findWarnings(sections[id], typed, context),
        notes: findNotes(sections[id], typed, context),
        hidden: findHidden(sections[id], typed, context),
      });
    },
  );

  property.prop([
    fc.oneof(fc.dictionary(fc.constantFrom(...Object.keys(fields.shape)), fc.jsonValue()), fc.jsonValue()),
  ])(`${id}: arbitrary data never makes the rules throw`, (draft) => {
    const typed = (typeof draft === "object" && draft !== null && !Array.isArray(draft) ? draft : {}) as FormValues;
    for (const { code } of findErrors(sections[id], typed, context)) expect(Object.keys(zh)).toContain(code);
    expect(() => findWarnings(sections[id], typed, context)).not.toThrow();
  });

  property.prop([drafts(fields.shape)])(`${id}: answers accepted once are accepted again, unchanged`, (typed) => {
    const once = fields.safeParse(withoutEmpty(typed));
    if (once.success) expect(fields.parse(once.data)).toEqual(once.data);
  });

  property.prop([drafts(fields.shape)])(`${id}: removing empty answers twice changes nothing more`, (typed) => {
    expect(withoutEmpty(withoutEmpty(typed))).toEqual(withoutEmpty(typed));
  });
}

test("rows stay in place when empty answers are removed", () => {
  expect(withoutEmpty({ a: "  ", b: " x ", rows: [{ c: "" }, { c: "y" }], many: ["", "z"] })).toEqual({
    b: "x",
    rows: [{}, { c: "y" }],
    many: ["z"],
  });
});
