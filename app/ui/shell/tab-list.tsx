import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fold } from "~/rules/text/normalise";
import { Dropdown } from "../base/dropdown";
import { TabLink } from "./tab-link";
import type { Tab } from "./tabs";

type Props = {
  tabs: Tab[];
  /** The path of the page that is shown. */
  current: string;
  nameTab: (tab: Tab) => { name: string; full: string };
  close: (tab: Tab) => void;
  closeMany: (side: "others" | "right") => void;
  /** Reopens the tab closed last; null if there is none. */
  reopen: (() => void) | null;
};

/**
 * The button at the end of the tabs, with their number, which opens a searchable list of them. On a phone it replaces
 * the strip.
 */
export function TabList({ tabs, current, nameTab, close, closeMany, reopen }: Props) {
  const { t } = useTranslation("workspace");
  const [query, setQuery] = useState("");
  const matches = tabs.filter((tab) => fold(nameTab(tab).full).includes(fold(query)));
  const page = tabs.find(({ path }) => path === current);
  const place = tabs.findIndex(({ path }) => path === current);
  return (
    <Dropdown
      className="tab-list"
      label={
        <>
          <span className="tab-list-name" lang={page?.given ? "" : undefined}>
            {page ? nameTab(page).name : null}
          </span>
          <span>{t("tabs.open", { count: tabs.length })}</span>
        </>
      }
    >
      <input
        type="search"
        className="control"
        aria-label={t("tabs.search")}
        placeholder={t("tabs.search")}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <ul>
        {matches.map((tab) => (
          <li key={tab.path}>
            <TabLink tab={tab} name={nameTab(tab).full} isCurrent={tab.path === current} close={close} />
          </li>
        ))}
      </ul>
      {matches.length === 0 ? <p role="status">{t("tabs.none")}</p> : null}
      <div className="tab-list-actions">
        <button type="button" className="button-quiet" disabled={tabs.length < 3} onClick={() => closeMany("others")}>
          {t("tabs.closeOthers")}
        </button>
        <button
          type="button"
          className="button-quiet"
          disabled={place === tabs.length - 1}
          onClick={() => closeMany("right")}
        >
          {t("tabs.closeRight")}
        </button>
        <button type="button" className="button-quiet" disabled={reopen === null} onClick={() => reopen?.()}>
          {t("tabs.reopen")}
        </button>
      </div>
    </Dropdown>
  );
}
