/**
 * A page that was opened: `path` tells it from others, `to` is the address it was left at, `title` its translation key.
 * `given`: what a sub-application calls it, in the language it was shown in.
 */
export type Tab = { path: string; to: string; title: string; given?: { language: string; title: string } };

/** More tabs than this nobody finds anything in: the one opened longest ago goes. */
const mostTabs = 12;

/** The tabs after a visit: the page's own is brought up to date in its place, or added at the end. `pinned` never goes. */
export function visited(tabs: Tab[], page: Tab, pinned: Tab): Tab[] {
  const kept = tabs.filter(({ path }) => path !== pinned.path);
  if (page.path === pinned.path) return [{ ...pinned, ...page }, ...kept];
  const first = tabs.find(({ path }) => path === pinned.path) ?? pinned;
  const isKnown = kept.some(({ path }) => path === page.path);
  const all = isKnown ? kept.map((tab) => (tab.path === page.path ? page : tab)) : [...kept, page];
  return [first, ...all.slice(-(mostTabs - 1))];
}

/** The tabs without one, and where to go if that was the page shown: to the tab beside it. */
export function closed(tabs: Tab[], path: string): { tabs: Tab[]; next: Tab | undefined } {
  const place = tabs.findIndex((tab) => tab.path === path);
  const left = tabs.filter((tab) => tab.path !== path);
  return { tabs: left, next: left[Math.min(place, left.length - 1)] };
}
