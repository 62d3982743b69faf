import { expect, test } from "vitest";
import { closeTab, type Tab, visitTab } from "~/ui/shell/tabs";

const page = (path: string, to = path): Tab => ({ path, to, title: path });
const home = page("/workspace");
const pathsOf = (tabs: Tab[]) => tabs.map(({ path }) => path);
const after = (...visits: Tab[]) => visits.reduce((tabs, visit) => visitTab(tabs, visit, home), [] as Tab[]);

test("the workspace comes first, and opened pages follow in order", () => {
  expect(pathsOf(after(page("/a"), page("/b")))).toEqual(["/workspace", "/a", "/b"]);
});

test("a page opened again stays in place and gets its new URL", () => {
  const tabs = after(page("/a", "/a?page=1"), page("/b"), page("/a", "/a?page=2"));
  expect(tabs.map(({ to }) => to)).toEqual(["/workspace", "/a?page=2", "/b"]);
});

test("the page opened longest ago is dropped, never the workspace", () => {
  const tabs = after(...Array.from({ length: 20 }, (_, place) => page(`/${place}`)));
  expect(tabs).toHaveLength(12);
  expect(pathsOf(tabs)).toEqual(["/workspace", ...Array.from({ length: 11 }, (_, place) => `/${place + 9}`)]);
});

test("closing a tab opens the one next to it", () => {
  const tabs = after(page("/a"), page("/b"), page("/c"));
  expect(closeTab(tabs, "/b").next?.path).toBe("/c");
  expect(closeTab(tabs, "/c").next?.path).toBe("/b");
  expect(pathsOf(closeTab(tabs, "/b").tabs)).toEqual(["/workspace", "/a", "/c"]);
});
