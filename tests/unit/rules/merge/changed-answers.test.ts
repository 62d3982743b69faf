import { expect, test } from "vitest";
import { listAnswerPlaces, listChangedKeys } from "~/rules/merge/changed-answers";
import { sections } from "~/rules/registration/sections";

const { shape } = sections.contact.fields;
const { shape: basicShape } = sections.basic.fields;
const contacts = (...rows: Record<string, string>[]) => ({ contacts: rows });

test("a changed answer is named by the id of its row, wherever the row has moved", () => {
  const before = contacts({ id: "a", name: "王芳", phone: "1" }, { id: "b", name: "李雷" });
  const after = contacts({ id: "b", name: "李雷", phone: "2" }, { id: "a", name: "王芳", phone: "1" });
  expect(listChangedKeys(shape, before, after)).toEqual(["contacts[b].phone"]);
  expect(listAnswerPlaces(shape, after).map(({ name }) => name)).toEqual([
    "contacts[0].name",
    "contacts[0].phone",
    "contacts[1].name",
    "contacts[1].phone",
  ]);
});

test("a cleared answer is a change, and an empty one in place of a missing one is not", () => {
  expect(listChangedKeys(basicShape, { companyName: "安科" }, { companyName: "", website: "" })).toEqual([
    "companyName",
  ]);
});

test("the answers of a removed row are not listed, and a table without ids is one answer", () => {
  expect(listChangedKeys(shape, contacts({ id: "a", name: "王芳" }), contacts())).toEqual([]);
  expect(listChangedKeys(shape, contacts({ name: "王芳" }), contacts({ name: "李雷" }))).toEqual(["contacts"]);
});
