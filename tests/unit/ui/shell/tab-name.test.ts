import { expect, test } from "vitest";
import { ownNameOf } from "~/ui/shell/tab-name";
import type { Tab } from "~/ui/shell/tabs";

const tab = (path: string, given?: Tab["given"]): Tab => ({
  path,
  to: path,
  title: "workspace:title",
  ...(given && { given }),
});
const anke = { language: "zh", title: "安科 · 银行信息" };

test.each([
  ["a registration", "/gsrm/registrations/1", "registration"],
  ["a change under review", "/gsrm/changes/1", "change"],
  ["the user's own change", "/gcis/changes/1", "change"],
  ["a person", "/gsrm/people/1", "person"],
])("the tab of %s has the page's name and kind, even after a language switch", (_, path, kind) => {
  for (const language of ["zh", "en"]) expect(ownNameOf(tab(path, anke), language)).toEqual({ name: anke.title, kind });
});

test("the tab of a list has the name that its page gave it in this language only", () => {
  const list = tab("/gsrm/changes", { language: "zh", title: "变更" });
  expect(ownNameOf(list, "zh")).toEqual({ name: "变更" });
  expect(ownNameOf(list, "en")).toBeUndefined();
});

test("two items of the same kind have different names", () => {
  const names = ["王芳", "赵磊"].map((title, at) =>
    ownNameOf(tab(`/gsrm/people/${at}`, { language: "zh", title }), "en"),
  );
  expect(new Set(names.map((own) => own?.name)).size).toBe(2);
});

test("a page without a set name has none", () => {
  expect(ownNameOf(tab("/gsrm/registrations/1"), "zh")).toBeUndefined();
});
