import { expect, test } from "vitest";
import { rowShapeOf } from "~/rules/fields/kind-registry";
import { sections } from "~/rules/registration/sections";
import { listRowAnswers } from "~/ui/form/parts/row-words";

const answersOf = (typed: Record<string, string>) =>
  listRowAnswers(rowShapeOf(sections.basic.fields.shape.shareholders), (field) => typed[field] ?? "");

test("the line of a row shows its first answers, with only the last characters of an identity number", () => {
  const typed = { name: "陈建国", type: "自然人", identityId: "44030019800101001X" };
  expect(answersOf(typed)).toEqual(["陈建国", "自然人", "****001X"]);
});

test("an empty answer is omitted", () => {
  expect(answersOf({ name: "", identityId: "44030019800101001X" })).toEqual(["****001X"]);
});
