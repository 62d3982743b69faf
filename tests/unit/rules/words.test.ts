import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import en from "~/i18n/locales/en/fields";
import enFindings from "~/i18n/locales/en/findings";
import enListFindings from "~/i18n/locales/en/list-findings";
import enOptions from "~/i18n/locales/en/options";
import zh from "~/i18n/locales/zh/fields";
import zhFindings from "~/i18n/locales/zh/findings";
import zhListFindings from "~/i18n/locales/zh/list-findings";
import zhOptions from "~/i18n/locales/zh/options";
import type { Shape } from "~/rules/fields/field-kind";
import { findGroups } from "~/rules/fields/grouped-fields";
import { kindOf, rowShapeOf } from "~/rules/fields/kind-registry";
import { agreement } from "~/rules/registration/agreement";
import { registrant } from "~/rules/registration/registrant";
import { sections } from "~/rules/registration/sections";

const forms: [string, Shape][] = [
  ...Object.entries(sections).map(([id, section]): [string, Shape] => [id, section.fields.shape]),
  ["registrant", registrant.shape],
  ["agreement", agreement.fields.shape],
];

type Field = { path: string[]; field: Shape[string] };
const fieldsIn = (shape: Shape, at: string[]): Field[] =>
  Object.entries(shape).flatMap(([name, field]) => {
    const path = [...at, name];
    return [{ path, field }, ...fieldsIn(rowShapeOf(field), path)];
  });
const all = forms.flatMap(([id, shape]) => fieldsIn(shape, [id]));
const visibleFields = all.filter(({ field }) => kindOf(field).isAnswer);

const wordAt = (words: object, path: string[]) =>
  path.reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words);

/** Its rows are the three required years. */
const fixedTable = "business.turnover";

test.each([
  ["Chinese", zh],
  ["English", en],
])("every field has a label in %s, and every table has texts for adding and removing a row", (_, words) => {
  const missing = visibleFields.flatMap(({ path, field }) => {
    const isTable = kindOf(field).table && path.join(".") !== fixedTable;
    const needed = isTable ? ["label", "row", "addRow", "removeRow"] : ["label"];
    return needed.filter((word) => !wordAt(words, [...path, word])).map((word) => [...path, word].join("."));
  });
  expect(missing).toEqual([]);
});

test.each([
  ["Chinese", zh],
  ["English", en],
])("every group of fields has a heading in %s", (_, words) => {
  const missing = Object.entries(sections).flatMap(([id, { fields }]) =>
    Object.keys(findGroups(fields) ?? {})
      .map((group) => [id, "groups", group])
      .filter((path) => !wordAt(words, path)),
  );
  expect(missing).toEqual([]);
});

test.each([
  ["Chinese", zhOptions],
  ["English", enOptions],
])("every option has a name in %s, and every named option exists", (_, words) => {
  const lists = visibleFields.flatMap(({ field }) => {
    const { choices } = kindOf(field);
    return choices ? [[choices.list, choices.codes.toSorted()] as const] : [];
  });
  const named = Object.entries(words).map(([list, names]) => [list, Object.keys(names).toSorted()] as const);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(lists));
});

/** Files whose dotted names are not findings: button codes, rejection codes, audit log actions, hosts. */
const otherNames = [
  "permissions/page-button.ts",
  "permissions/permissions.ts",
  "permissions/section-button.ts",
  "refusal-code.ts",
  "webhook/webhook-events.ts",
  "licence/official-hosts.ts",
];
const sources = readdirSync("app/rules", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !otherNames.includes(file),
);
const codes = sources.flatMap((file) =>
  [...readFileSync(`app/rules/${file}`, "utf8").matchAll(/"([a-z][A-Za-z]*(?:\.[A-Za-z]+)+)"/g)].map(
    ([, code = ""]) => code,
  ),
);

test.each([
  ["Chinese", { ...zhFindings, ...zhListFindings }],
  ["English", { ...enFindings, ...enListFindings }],
])("every code a rule can return has a text in %s", (_, sentences) => {
  expect(codes.length).toBeGreaterThan(50);
  expect([...new Set(codes)].filter((code) => !Object.hasOwn(sentences, code))).toEqual([]);
});

test("no text remains of a removed rule", () => {
  const refusals =
    /^(?:account|authenticator|avatar|calendar|certification|change|code|colleague|company|companyLookup|consent|conversation|csrf|evidence|file|invitation|lov|news|passkey|password|profile|recoveryCode|registration|request|session|signIn|tenant|text|timeZone|token)\.|^field\.unknown(?:Code)?$/;
  expect(Object.keys(zhFindings).filter((code) => !codes.includes(code) && !refusals.test(code))).toEqual([]);
});

const slots = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, slot = ""]) => slot).toSorted();

test("both languages contain the same placeholders", () => {
  const needed = (sentences: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(sentences)
        .filter(([code]) => !code.endsWith("_one"))
        .map(([code, sentence]) => [code, slots(sentence).filter((slot) => slot !== "label")]),
    );
  expect(needed(enFindings)).toEqual(needed(zhFindings));
  expect(needed(enListFindings)).toEqual(needed(zhListFindings));
});
