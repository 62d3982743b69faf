import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { bank } from "~/rules/registration/bank";
import { basic } from "~/rules/registration/basic";
import { business } from "~/rules/registration/business";
import { readPostedSection } from "~/rules/form/posted-section";
import { withRows } from "~/rules/form/typed-values";
import { flatten, sameAnswers } from "~/ui/form/engine/saver";
import { quickestMs } from "../../../support/processor-time";

function form(entries: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test("a form is read exactly as typed", () => {
  const section = readPostedSection(
    bank.fields,
    form([
      ["intent", "go:manage"],
      ["version", "3"],
      ["banks[0].id", "a"],
      ["banks[0].iban", " no93 "],
    ]),
  );
  expect(section).toMatchObject({ intent: "go:manage", version: 3, typed: { banks: [{ id: "a", iban: " no93 " }] } });
});

test("a single selected country is a list of one", () => {
  expect(readPostedSection(business.fields, form([["coverageCountries", "CN"]]))?.typed).toEqual({
    coverageCountries: ["CN"],
  });
});

test("a new row is inserted where the form shows it, including in a table inside a row", () => {
  const typed = { shareholders: [{ id: "a" }, { id: "c", shareholders: [{ id: "d" }] }] };
  expect(withRows(typed, "shareholders", 1, [{ id: "b" }]).shareholders).toMatchObject([
    { id: "a" },
    { id: "b" },
    { id: "c" },
  ]);
  expect(withRows(typed, "shareholders[1].shareholders", 1, [{ id: "e" }]).shareholders).toMatchObject([
    { id: "a" },
    { shareholders: [{ id: "d" }, { id: "e" }] },
  ]);
  expect(withRows({}, "banks", 0, [{ id: "a" }])).toEqual({ banks: [{ id: "a" }] });
});

test("a gap between rows is closed", () => {
  expect(readPostedSection(bank.fields, form([["banks[2].id", "c"]]))?.typed).toEqual({ banks: [{ id: "c" }] });
});

test.each([
  ["adds a row", { type: "insert", payload: { name: "shareholders", defaultValue: { id: "" } } }, 2],
  ["removes a row", { type: "remove", payload: { name: "shareholders", index: 0 } }, 0],
])("a browser without scripts %s", (_, intent, rows) => {
  const section = readPostedSection(
    basic.fields,
    form([
      ["shareholders[0].id", "a"],
      ["__intent__", JSON.stringify(intent)],
    ]),
  );
  expect(section?.typed.shareholders ?? []).toHaveLength(rows);
});

test.each([
  ["a field the section does not have", "superAdmin", "1"],
  ["a row beyond the last", "shareholders[100000000].name", "a"],
  ["a prototype", "__proto__.polluted", "1"],
  ["an intent that is not JSON", "__intent__", "{"],
  ["an intent for a table it does not have", "__intent__", '{"type":"insert","payload":{"name":"items[100000000]"}}'],
  [
    "an intent with a huge index",
    "__intent__",
    '{"type":"remove","payload":{"name":"shareholders","index":100000000}}',
  ],
])("%s is rejected before anything is parsed", (_, name, value) => {
  expect(readPostedSection(basic.fields, form([[name, value]]))).toBeNull();
});

property.prop([fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 20 })])(
  "any form is read or rejected quickly and without side effects",
  (entries) => {
    expect(quickestMs(200, () => readPostedSection(basic.fields, form(entries)))).toBeLessThan(200);
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
);

test("a save whose response was lost is recognised by its values", () => {
  const values = { companyName: "安科", shareholders: [{ id: "1", name: "王" }], coverage: ["CN", "DE"] };
  const sent = new URLSearchParams(flatten(values)).toString();
  expect(sameAnswers(`${sent}&abbreviation=`, { values, version: 2, savedAt: null })).toBe(true);
  expect(sameAnswers(sent, { values: { ...values, companyName: "别人" }, version: 2, savedAt: null })).toBe(false);
});
