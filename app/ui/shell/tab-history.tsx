import { NavigationType, useLocation, useMatches, useNavigate, useNavigationType } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { removeBrowserDrafts } from "~/ui/base/draft-store";
import { usePageTitle } from "~/ui/page/page-title";
import { menuAt } from "../workspace/menu-tree";
import { draftOwner, useShell } from "../workspace/shell-facts";
import { TabLink } from "./tab-link";
import { ownNameOf } from "./tab-name";
import { TabList } from "./tab-list";
import { closeAround, closeTab, keepTabs, readTabs, type Tab, type TabState, useStoredTabs, visitTab } from "./tabs";
import { useNewest } from "~/ui/base/use-newest";

/**
 * The pages opened in this window (§1), with the workspace pinned (§2). A cached page is restored with its address and
 * typed values (`form-drafts.tsx`); any other is reloaded. The tab of the current page is always in view; the button at
 * the end lists them all.
 */
export function TabHistory() {
  const { t } = useTranslation("workspace");
  const navigate = useNavigate();
  const page = usePage();
  const { tabs, closed, save, reopen } = useTabs(page);
  const nameTab = useNames();
  const owner = draftOwner(useShell());

  function close(tab: Tab) {
    const { tabs: remainingTabs, next } = closeTab(tabs, tab.path);
    save(remainingTabs, [tab]);
    removeBrowserDrafts(owner, tab.path);
    if (tab.path === page.path && next) navigate(next.to);
  }
  function closeMany(side: "others" | "right") {
    const remainingTabs = closeAround(tabs, page.path, side, paths.workspace);
    const gone = tabs.filter((tab) => !remainingTabs.includes(tab));
    save(remainingTabs, gone);
    for (const { path } of gone) removeBrowserDrafts(owner, path);
  }
  return (
    <nav className="tab-history" aria-label={t("tabs.label")}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.path} data-current={tab.path === page.path ? "" : undefined}>
            <TabLink tab={tab} name={nameTab(tab).full} isCurrent={tab.path === page.path} close={close} />
          </li>
        ))}
      </ul>
      <TabList
        tabs={tabs}
        current={page.path}
        nameTab={nameTab}
        close={close}
        closeMany={closeMany}
        reopen={closed ? () => navigate(reopen(closed)) : null}
      />
    </nav>
  );
}

/**
 * The name of a tab, in the language of the page: the one set by the page, otherwise that of its menu, otherwise its
 * title. A page with its own name also shows its kind.
 */
function useNames() {
  const { t, i18n } = useTranslation(["workspace"]);
  const { menus } = useShell();
  return (tab: Tab) => {
    const menuName = menuAt(menus, tab.path)?.name;
    const own = ownNameOf(tab, i18n.language);
    const name = own?.name ?? menuName ?? t(tab.title as "workspace:title");
    const kindName = own?.kind && t(`workspace:tabs.kinds.${own.kind}`);
    return { name, full: kindName && kindName !== name ? `${name} · ${kindName}` : name };
  };
}

/** The current page as a tab. */
function usePage(): Tab {
  const { menus } = useShell();
  const { language } = useTranslation().i18n;
  const { pathname, search } = useLocation();
  const pageTitle = usePageTitle(pathname);
  const title = useMatches()
    .map(({ handle }) => (handle as { title?: string } | undefined)?.title)
    .findLast(Boolean);
  const isLeftAsItIs = menuAt(menus, pathname)?.routingCache ?? true;
  return {
    path: pathname,
    to: isLeftAsItIs ? pathname + search : pathname,
    title: title ?? workspaceTab.title,
    given: pageTitle ? { language, title: pageTitle } : undefined,
  };
}

const workspaceTab: Tab = { path: paths.workspace, to: paths.workspace, title: "workspace:title" };

/**
 * The tabs of this window for this user and tenant, and the last closed one. Before scripts run, only the tab of the
 * current page.
 */
function useTabs(page: Tab) {
  const key = `tabs:${draftOwner(useShell())}`;
  const closedKey = `closed-${key}`;
  const storedTabs = useStoredTabs(key);
  const closedTabs = useStoredTabs(closedKey);
  const isBack = useNavigationType() === NavigationType.Pop;
  const { state } = useLocation() as { state?: TabState };
  const visit = (tabs: Tab[]) => {
    const cameFrom = isBack ? tabs.find(({ before }) => before?.includes(page.path))?.path : state?.inTabOf;
    return visitTab(tabs, page, workspaceTab, cameFrom);
  };
  const keepPage = useNewest(() => keepTabs(key, visit(readTabs(key))));
  useEffect(keepPage, [keepPage, key, page.path, page.to, page.given?.title]);
  return {
    tabs: visit(storedTabs),
    closed: closedTabs.at(-1),
    save: (tabs: Tab[], gone: Tab[]) => {
      keepTabs(key, tabs);
      keepTabs(closedKey, [...closedTabs, ...gone].slice(-mostClosed));
    },
    /** Removes a tab from the closed ones and returns its address. */
    reopen: (tab: Tab) => {
      keepTabs(closedKey, closedTabs.slice(0, -1));
      return tab.to;
    },
  };
}

/** The maximum number of closed tabs that can be reopened. */
const mostClosed = 10;
