import { Link, useLocation, useMatches, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { removeDrafts } from "~/ui/form/engine/draft-store";
import { useGivenTitle } from "~/ui/page/given-title";
import { menuAt } from "./menu-tree";
import { draftOwner, useShell } from "./shell-facts";
import { keepTabs, keptTabs, useKeptTabs, closeTab, type Tab, visited } from "./tabs";

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
    const { tabs: left, next } = closeTab(tabs, tab.path);
    setTabs(left);
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
  const given = useGivenTitle(pathname);
  const title = useMatches()
    .map(({ handle }) => (handle as { title?: string } | undefined)?.title)
    .findLast(Boolean);
  const isLeftAsItIs = menuAt(menus, pathname)?.routingCache ?? true;
  return {
    path: pathname,
    to: isLeftAsItIs ? pathname + search : pathname,
    title: title ?? pinned.title,
    given: given ? { language, title: given } : undefined,
  };
}

const pinned: Tab = { path: paths.workspace, to: paths.workspace, title: "workspace:title" };

/** The tabs of this window, for this user and tenant; before scripts run, those of the page alone. */
function useTabs(page: Tab): [Tab[], (tabs: Tab[]) => void] {
  const key = `tabs:${draftOwner(useShell())}`;
  const storedTabs = useKeptTabs(key);
  useEffect(() => keepTabs(key, visited(keptTabs(key), page, pinned)), [key, page.path, page.to, page.given?.title]);
  return [visited(storedTabs, page, pinned), (tabs) => keepTabs(key, tabs)];
}
