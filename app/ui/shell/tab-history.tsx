import { Link, useLocation, useMatches, useNavigate } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { paths } from "~/paths";
import { removeDrafts } from "~/ui/form/engine/draft-store";
import { useGivenTitle } from "~/ui/page/given-title";
import { menuAt } from "./menu-tree";
import { draftOwner, useShell } from "./shell-facts";

/**
 * The pages opened in this window (§1), the workspace pinned (§2). A cached page is come back to as it was left: the same
 * address, what was typed (`form-drafts.tsx`); another is opened again.
 */
export function TabHistory() {
  const { t } = useTranslation("workspace");
  const navigate = useNavigate();
  const page = usePage();
  const [tabs, setTabs] = useTabs(page);
  const nameOf = useNames();
  const owner = draftOwner(useShell());
  function close(tab: Tab) {
    const { tabs: remainingTabs, next } = closeTab(tabs, tab.path);
    setTabs(remainingTabs);
    removeDrafts(owner, tab.path);
    if (tab.path === page.path && next) navigate(next.to);
  }
  return (
    <nav className="tab-history" aria-label={t("tabs.label")}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.path} data-current={tab.path === page.path ? "" : undefined}>
            <Link
              to={tab.to}
              aria-current={tab.path === page.path ? "page" : undefined}
              // A name that was given may be a company's: in whatever language it has.
              lang={tab.given ? "" : undefined}
            >
              {nameOf(tab)}
            </Link>
            {tab.path === paths.workspace ? null : (
              <button type="button" onClick={() => close(tab)} aria-label={t("tabs.close", { name: nameOf(tab) })}>
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a tab is called, in the language of the page: as its menu, else as it was given, else by its own title. */
function useNames() {
  const { t, i18n } = useTranslation();
  const { menus } = useShell();
  const givenTo = ({ given }: Tab) => (given?.language === i18n.language ? given.title : undefined);
  return (tab: Tab) => menuAt(menus, tab.path)?.name ?? givenTo(tab) ?? t(tab.title);
}

/** The page that is shown, as a tab. */
function usePage(): Tab {
  const { menus } = useShell();
  const { language } = useTranslation().i18n;
  const { pathname, search } = useLocation();
  const givenTitle = useGivenTitle(pathname);
  const title = useMatches()
    .map(({ handle }) => (handle as { title?: string } | undefined)?.title)
    .findLast(Boolean);
  const isLeftAsItIs = menuAt(menus, pathname)?.routingCache ?? true;
  return {
    path: pathname,
    to: isLeftAsItIs ? pathname + search : pathname,
    title: title ?? workspaceTab.title,
    given: givenTitle ? { language, title: givenTitle } : undefined,
  };
}

const workspaceTab: Tab = { path: paths.workspace, to: paths.workspace, title: "workspace:title" };

/** The tabs of this window, for this user and tenant; before scripts run, those of the page alone. */
function useTabs(page: Tab): [Tab[], (tabs: Tab[]) => void] {
  const key = `tabs:${draftOwner(useShell())}`;
  const storedTabs = useKeptTabs(key);
  useEffect(
    () => keepTabs(key, visitTab(keptTabs(key), page, workspaceTab)),
    [key, page.path, page.to, page.given?.title],
  );
  return [visitTab(storedTabs, page, workspaceTab), (tabs) => keepTabs(key, tabs)];
}

/**
 * A page that was opened: `path` tells it from others, `to` is the address it was left at, `title` its translation key.
 * `given`: what a sub-application calls it, in the language it was shown in.
 */
export type Tab = { path: string; to: string; title: string; given?: { language: string; title: string } };

/** With more tabs than this the list is hard to use: the one opened longest ago goes. */
const mostTabs = 12;

/** The tabs after a visit: the page's own is brought up to date in its place, or added at the end. `pinned` never goes. */
export function visitTab(tabs: Tab[], page: Tab, pinnedTab: Tab): Tab[] {
  const others = tabs.filter(({ path }) => path !== pinnedTab.path);
  if (page.path === pinnedTab.path) return [{ ...pinnedTab, ...page }, ...others];
  const first = tabs.find(({ path }) => path === pinnedTab.path) ?? pinnedTab;
  const isKnown = others.some(({ path }) => path === page.path);
  const all = isKnown ? others.map((tab) => (tab.path === page.path ? page : tab)) : [...others, page];
  return [first, ...all.slice(-(mostTabs - 1))];
}

/** The tabs without one, and where to go if that was the page shown: to the tab beside it. */
export function closeTab(tabs: Tab[], path: string): { tabs: Tab[]; next: Tab | undefined } {
  const place = tabs.findIndex((tab) => tab.path === path);
  const remainingTabs = tabs.filter((tab) => tab.path !== path);
  return { tabs: remainingTabs, next: remainingTabs[Math.min(place, remainingTabs.length - 1)] };
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
const useKeptTabs = (key: string): Tab[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => keptTabs(key),
    () => none,
  );

/** Reads the tabs kept under `key`. */
function keptTabs(key: string): Tab[] {
  const text = sessionStorage.getItem(key) ?? "[]";
  if (text !== last.text) last = { text, tabs: parseTabs(text) };
  return last.tabs;
}

/** Keeps the tabs in this window, and tells the components that show them. */
function keepTabs(key: string, tabs: Tab[]): void {
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
