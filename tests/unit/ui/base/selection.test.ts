import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type Choice, choiceOf, isChosen, pageToggled, toggleChoice } from "~/ui/base/selection";

const fields = { valueField: "id", displayField: "name" };
const choice = (value: string): Choice => ({ value, meaning: value });
const several = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 8 })
  .map((all) => all.map(choice));

test("a value of 0 counts as selected, an empty one does not", () => {
  expect(choiceOf({ id: 0, name: "零" }, fields)).toEqual({ value: "0", meaning: "零" });
  expect(choiceOf({ id: "0", name: "零" }, fields)).toEqual({ value: "0", meaning: "零" });
  for (const id of ["", null, undefined, {}, true]) expect(choiceOf({ id, name: "x" }, fields)).toBeNull();
});

test("a row without a name is labelled with its value", () => {
  expect(choiceOf({ id: "CN" }, fields)).toEqual({ value: "CN", meaning: "CN" });
});

test("a single choice replaces the previous one", () => {
  expect(toggleChoice([choice("a")], choice("b"), false)).toEqual([choice("b")]);
  expect(toggleChoice([choice("a")], choice("a"), false)).toEqual([choice("a")]);
});

property.prop([several, several])("selecting a whole page leaves selections on other pages", (chosen, page) => {
  const after = pageToggled(chosen, page);
  for (const one of chosen) if (!isChosen(page, one)) expect(isChosen(after, one)).toBe(true);
  const isWhole = page.every((one) => isChosen(after, one));
  const isNone = page.every((one) => !isChosen(after, one));
  expect(isWhole || isNone).toBe(true);
  expect(new Set(after.map(({ value }) => value)).size).toBe(after.length);
});

property.prop([several, fc.string({ minLength: 1 })])("toggling a row twice changes nothing", (chosen, value) => {
  const twice = toggleChoice(toggleChoice(chosen, choice(value), true), choice(value), true);
  expect(new Set(twice.map((one) => one.value))).toEqual(new Set(chosen.map((one) => one.value)));
});
