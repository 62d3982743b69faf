import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

/**
 * A page that was opened: `path` tells it from others, `to` is the address it was left at, `title` its translation key.
 * `given`: what a sub-application calls it, in the language it was shown in.
 */
export type Tab = { path: string; to: string; title: string; given?: { language: string; title: string } };

/** With more tabs than this the list is hard to use: the one opened longest ago goes. */
const mostTabs = 12;

/** The tabs after a visit: the page's own is brought up to date in its place, or added at the end. `pinned` never goes. */
export function visited(tabs: Tab[], page: Tab, pinned: Tab): Tab[] {
  const others = tabs.filter(({ path }) => path !== pinned.path);
  if (page.path === pinned.path) return [{ ...pinned, ...page }, ...others];
  const first = tabs.find(({ path }) => path === pinned.path) ?? pinned;
  const isKnown = others.some(({ path }) => path === page.path);
  const all = isKnown ? others.map((tab) => (tab.path === page.path ? page : tab)) : [...others, page];
  return [first, ...all.slice(-(mostTabs - 1))];
}

/** The tabs without one, and where to go if that was the page shown: to the tab beside it. */
export function closeTab(tabs: Tab[], path: string): { tabs: Tab[]; next: Tab | undefined } {
  const place = tabs.findIndex((tab) => tab.path === path);
  const left = tabs.filter((tab) => tab.path !== path);
  return { tabs: left, next: left[Math.min(place, left.length - 1)] };
}

const storedTabs = z.array(
  z.object({
    path: z.string(),
    to: z.string(),
    title: z.string(),
    given: z.optional(z.object({ language: z.string(), title: z.string() })),
  }),
);
const none: Tab[] = [];
const listeners = new Set<() => void>();
/** The last list that was read: the same text gives the same object, so that nothing is rendered twice. */
let last = { text: "", tabs: none };

/** The tabs this window keeps under `key`; on the server and in the first paint there are none yet. */
export const useKeptTabs = (key: string): Tab[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => keptTabs(key),
    () => none,
  );

/** Reads the tabs kept under `key`. */
export function keptTabs(key: string): Tab[] {
  const text = sessionStorage.getItem(key) ?? "[]";
  if (text !== last.text) last = { text, tabs: parseTabs(text) };
  return last.tabs;
}

/** Keeps the tabs in this window, and tells the components that show them. */
export function keepTabs(key: string, tabs: Tab[]): void {
  sessionStorage.setItem(key, JSON.stringify(tabs));
  for (const listener of listeners) listener();
}

function parseTabs(text: string): Tab[] {
  try {
    return storedTabs.parse(JSON.parse(text));
  } catch {
    return none;
  }
}
