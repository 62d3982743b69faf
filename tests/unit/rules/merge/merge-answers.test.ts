import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { mergeAnswers } from "~/rules/merge/merge-answers";
import type { FormValues } from "~/rules/form-values";
import { sections } from "~/rules/registration/sections";

const { shape } = sections.contact.fields;
const { shape: basicShape } = sections.basic.fields;

/** An edit in a window: a field is changed, or a row is changed, added or removed. */
type Edit =
  | { does: "set"; field: string; text: string }
  | { does: "setInRow"; row: string; field: string; text: string }
  | { does: "add"; row: string }
  | { does: "remove"; row: string };

const fields = ["companyName", "duns", "website", "taxId"];
const cells = ["name", "identityId"];
const rowsAtStart = ["a", "b", "c"];
const base: FormValues = {
  companyName: "安科",
  duns: "123456789",
  website: "",
  shareholders: rowsAtStart.map((id) => ({ id, name: `${id}1`, identityId: `${id}2` })),
};

const edits = (window: string): fc.Arbitrary<Edit[]> =>
  fc.array(
    fc.oneof(
      fc.record({
        does: fc.constant("set" as const),
        field: fc.constantFrom(...fields),
        text: fc.constantFrom("", "x", `${window}!`),
      }),
      fc.record({
        does: fc.constant("setInRow" as const),
        row: fc.constantFrom(...rowsAtStart),
        field: fc.constantFrom(...cells),
        text: fc.constantFrom("", "x", `${window}!`),
      }),
      fc.record({ does: fc.constant("add" as const), row: fc.constantFrom(`${window}1`, `${window}2`) }),
      fc.record({ does: fc.constant("remove" as const), row: fc.constantFrom(...rowsAtStart) }),
    ),
    { maxLength: 12 },
  );

const rowsIn = (values: FormValues) => (values["shareholders"] ?? []) as FormValues[];
const findRow = (values: FormValues, id: string) => rowsIn(values).find((row) => row["id"] === id);

function apply(values: FormValues, edit: Edit): FormValues {
  const rows = rowsIn(values);
  switch (edit.does) {
    case "set":
      return { ...values, [edit.field]: edit.text };
    case "setInRow":
      return {
        ...values,
        shareholders: rows.map((row) => (row["id"] === edit.row ? { ...row, [edit.field]: edit.text } : row)),
      };
    case "add":
      return findRow(values, edit.row) ? values : { ...values, shareholders: [...rows, { id: edit.row, name: "新" }] };
    case "remove":
      return { ...values, shareholders: rows.filter((row) => row["id"] !== edit.row) };
  }
}

const all = (list: readonly Edit[]) => list.reduce(apply, base);
const merge = (mine: FormValues, theirs: FormValues) => mergeAnswers(basicShape, { base, mine, theirs });
const text = (values: FormValues | undefined, field: string) => values?.[field] ?? "";
const ids = (values: FormValues) => rowsIn(values).map((row) => row["id"] as string);

describe("two windows on one tab", () => {
  property.prop([edits("m"), edits("t")])("keep every field that only one of them changed", (own, other) => {
    const [mine, theirs] = [all(own), all(other)];
    const { values, conflicts } = merge(mine, theirs);
    for (const field of fields) {
      const [was, one, two] = [base, mine, theirs].map((side) => text(side, field));
      if (one === was) expect(text(values, field)).toBe(two);
      else if (two === was || one === two) expect(text(values, field)).toBe(one);
      expect(conflicts.some(({ name }) => name === field)).toBe(one !== was && two !== was && one !== two);
    }
  });

  property.prop([edits("m"), edits("t")])("keep every answer in a row that only one of them changed", (own, other) => {
    const [mine, theirs] = [all(own), all(other)];
    const { values, conflicts } = merge(mine, theirs);
    for (const id of new Set([...ids(mine), ...ids(theirs)])) {
      const [was, one, two, merged] = [base, mine, theirs, values].map((side) => findRow(side, id));
      for (const field of cells) {
        const asked = conflicts.some(({ name }) => name === `shareholders[${ids(values).indexOf(id)}].${field}`);
        if (!one || !two) {
          const left = one ?? two;
          const isUnchanged = was && cells.every((cell) => text(left, cell) === text(was, cell));
          expect(merged).toEqual(isUnchanged ? undefined : left);
        } else if (text(one, field) === text(was, field)) expect(text(merged, field)).toBe(text(two, field));
        else if (text(two, field) === text(was, field)) expect(text(merged, field)).toBe(text(one, field));
        else expect(asked).toBe(text(one, field) !== text(two, field));
      }
    }
    expect(new Set(ids(values)).size).toBe(ids(values).length);
  });

  property.prop([edits("m"), edits("t"), edits("t")])(
    "merge to the same result in one step or in two",
    (own, first, second) => {
      const mine = all(own);
      const once = all(first);
      const twice = second.reduce(apply, once);
      const step = merge(mine, once);
      const { values, conflicts } = mergeAnswers(basicShape, { base: once, mine: step.values, theirs: twice });
      const whole = merge(mine, twice);
      if (step.conflicts.length + conflicts.length + whole.conflicts.length > 0) return;
      for (const field of fields) expect(text(values, field)).toBe(text(whole.values, field));
    },
  );

  property.prop([edits("m"), edits("t")])("agree on everything without a conflict", (own, other) => {
    const [mine, theirs] = [all(own), all(other)];
    const here = merge(mine, theirs);
    const there = merge(theirs, mine);
    expect(here.conflicts.length).toBe(there.conflicts.length);
    const asked = new Set(here.conflicts.map(({ name }) => name));
    for (const field of fields) if (!asked.has(field)) expect(text(here.values, field)).toBe(text(there.values, field));
    expect(ids(here.values).toSorted()).toEqual(ids(there.values).toSorted());
  });

  property.prop([edits("m")])("lose nothing if only one of them is used", (own) => {
    const mine = all(own);
    expect(merge(mine, base)).toEqual({ values: expect.objectContaining({}) as FormValues, conflicts: [] });
    expect(merge(mine, base).values).toEqual(mine);
    for (const field of fields) expect(text(merge(base, mine).values, field)).toBe(text(mine, field));
    expect(ids(merge(base, mine).values)).toEqual(ids(mine));
  });
});

test("rows without IDs count as one field", () => {
  const rows = (name: string): FormValues => ({ contacts: [{ name }] });
  const sides = { base: rows("王芳"), mine: rows("李雷"), theirs: rows("韩梅") };
  expect(mergeAnswers(shape, sides)).toEqual({
    values: rows("李雷"),
    conflicts: [{ name: "contacts", key: "contacts", mine: [{ name: "李雷" }], theirs: [{ name: "韩梅" }] }],
  });
  expect(mergeAnswers(shape, { ...sides, mine: rows("王芳") }).values).toEqual(rows("韩梅"));
});

test("a row added in the other window stays after the row that it follows there", () => {
  const table = (...names: string[]): FormValues => ({ contacts: names.map((id) => ({ id, name: id })) });
  const sides = { base: table("a", "b"), mine: table("a", "b", "m"), theirs: table("t", "a", "u", "b") };
  expect(mergeAnswers(shape, sides).values).toEqual(table("t", "a", "u", "b", "m"));
});
