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

test("a page that replaces another reuses its tab, unless it already has one, and going back returns to the tab", () => {
  const tabs = after(page("/list"), page("/1"));
  const next = visitTab(tabs, page("/2"), home, "/1");
  expect(pathsOf(next)).toEqual(["/workspace", "/list", "/2"]);
  expect(next.at(-1)?.before).toEqual(["/1"]);
  expect(pathsOf(visitTab(next, page("/1"), home, "/2"))).toEqual(["/workspace", "/list", "/1"]);
  const both = after(page("/1"), page("/2"));
  expect(pathsOf(visitTab(both, page("/2"), home, "/1"))).toEqual(["/workspace", "/1", "/2"]);
  // A page that is followed by another one from the workspace gets its own tab: the workspace stays.
  expect(pathsOf(visitTab(tabs, page("/3"), home, "/workspace"))).toEqual(["/workspace", "/list", "/1", "/3"]);
});
