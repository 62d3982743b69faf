import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftStore, removeBrowserDrafts } from "~/ui/base/draft-store";

beforeEach(() => {
  const values: Record<string, string> = {};
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => values[name] ?? null,
    setItem: (name: string, value: string) => Object.assign(values, { [name]: value }),
    removeItem: (name: string) => void Reflect.deleteProperty(values, name),
    get length() {
      return Object.keys(values).length;
    },
    key: (at: number) => Object.keys(values)[at] ?? null,
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("a draft is available only for its owner, page and key, until it is removed", () => {
  const draft = draftStore<string>("ada", "/gcis/company", "answers");
  draft.save("typed");
  expect(draft.load()).toBe("typed");
  expect(draftStore("bob", "/gcis/company", "answers").load()).toBeNull();
  expect(draftStore("ada", "/gcis", "answers").load()).toBeNull();
  expect(draftStore("ada", "/gcis/company", "other").load()).toBeNull();
  draft.remove();
  expect(draft.load()).toBeNull();
});

test("all drafts of a page are removed at once, and those of other pages stay", () => {
  const form = draftStore<string>("ada", "/gcis", "form");
  const answers = draftStore<string>("ada", "/gcis", "answers");
  const elsewhere = draftStore<string>("ada", "/gcis/changes", "form");
  for (const draft of [form, answers, elsewhere]) draft.save("typed");
  removeBrowserDrafts("ada", "/gcis");
  expect([form.load(), answers.load(), elsewhere.load()]).toEqual([null, null, "typed"]);
});
