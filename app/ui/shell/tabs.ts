import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { windowStore } from "~/ui/base/browser-store";

/**
 * A page that was opened: `path` identifies it, `to` is its last address, `title` its translation key. `given` is the
 * name from a sub-application, in the language in which it was shown. `before` are the pages that the tab has shown
 * before.
 */
export type Tab = {
  path: string;
  to: string;
  title: string;
  given?: { language: string; title: string };
  before?: string[];
};

/** The state of a link whose page reuses the tab of the page with this path, for example the next file in a list. */
export type TabState = { inTabOf: string };

/** The maximum number of tabs. Beyond it the list is hard to use, and the oldest one is removed. */
const mostTabs = 12;

/** The maximum number of previous pages that are stored for the browser's back button. */
const mostBefore = 50;

/**
 * The tabs after a visit: the tab of the page is updated in place, or added at the end. A page that replaces another
 * one (`inTabOf` is its path) gets its tab, unless it already has one. `pinned` is never removed.
 */
export function visitTab(tabs: Tab[], page: Tab, pinnedTab: Tab, inTabOf?: string): Tab[] {
  const others = tabs.filter(({ path }) => path !== pinnedTab.path);
  if (page.path === pinnedTab.path) return [{ ...pinnedTab, ...page }, ...others];
  const first = tabs.find(({ path }) => path === pinnedTab.path) ?? pinnedTab;
  const tab = others.find(({ path }) => path === page.path) ?? others.find(({ path }) => path === inTabOf);
  const all = tab ? others.map((one) => (one === tab ? moveTab(tab, page) : one)) : [...others, page];
  return [first, ...all.slice(-(mostTabs - 1))];
}

/** A tab after it has moved on to a page, or back to one. */
function moveTab({ path, before = [] }: Tab, page: Tab): Tab {
  const pages = [...before, path].filter((one) => one !== page.path).slice(-mostBefore);
  return pages.length > 0 ? { ...page, before: pages } : page;
}

/** The tabs without this one, and the next tab to open if it was the current page. */
export function closeTab(tabs: Tab[], path: string): { tabs: Tab[]; next: Tab | undefined } {
  const place = tabs.findIndex((tab) => tab.path === path);
  const remainingTabs = tabs.filter((tab) => tab.path !== path);
  return { tabs: remainingTabs, next: remainingTabs[Math.min(place, remainingTabs.length - 1)] };
}

/** The tabs after closing all others except the pinned one, or all to the right of one. */
export function closeAround(tabs: Tab[], path: string, side: "others" | "right", pinnedPath: string): Tab[] {
  const place = tabs.findIndex((tab) => tab.path === path);
  return tabs.filter((tab, at) => tab.path === pinnedPath || (side === "others" ? at === place : at <= place));
}

const tabList = z.array(
  z.object({
    path: z.string(),
    to: z.string(),
    title: z.string(),
    given: z.optional(z.object({ language: z.string(), title: z.string() })),
    before: z.optional(z.array(z.string())),
  }),
);
const none: Tab[] = [];
const listeners = new Set<() => void>();
/** The last parsed lists, by key. The same text returns the same object, to avoid unnecessary renders. */
const lastRead = new Map<string, { text: string; tabs: Tab[] }>();

/** The tabs stored in this window under `key`. Empty on the server and in the first render. */
export const useStoredTabs = (key: string): Tab[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readTabs(key),
    () => none,
  );

/** Reads the tabs stored under `key`. */
export function readTabs(key: string): Tab[] {
  const text = windowStore.get(key) ?? "[]";
  const known = lastRead.get(key);
  if (known?.text === text) return known.tabs;
  const tabs = parseTabs(text);
  lastRead.set(key, { text, tabs });
  return tabs;
}

/** Stores the tabs of this window, and notifies the components that show them. */
export function keepTabs(key: string, tabs: Tab[]): void {
  windowStore.set(key, JSON.stringify(tabs));
  for (const listener of listeners) listener();
}

function parseTabs(text: string): Tab[] {
  try {
    return tabList.parse(JSON.parse(text));
  } catch {
    return none;
  }
}
