import { useFetcher, useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Popover.css";
import { Combobox, useCombobox } from "@mantine/core";
import { useState } from "react";
import { paths } from "~/paths";
import { fold } from "~/rules/text/normalise";
import { useHydrated } from "~/ui/base/use-hydrated";
import { useShell } from "../workspace/shell-facts";
import { SideMenu } from "./side-menu";
import { leadingMenus, menuTree } from "../workspace/menu-tree";
import { LineIcon } from "../base/line-icon";

/** The menus next to the page: open by default (§3), or collapsed to their icons. */
export function SideBar() {
  const { t } = useTranslation("workspace");
  const facts = useShell();
  const { menus } = facts;
  const folding = useFetcher();
  const isHydrated = useHydrated();
  // Remix forgets what it sent a moment before it passes on the facts that answer it. In between, the choice counts.
  const [choice, setChoice] = useState({ isFolded: facts.isSideFolded, before: facts });
  const isFolded = folding.formData || choice.before === facts ? choice.isFolded : facts.isSideFolded;
  if (menus.length === 0) return null;
  return (
    <aside className="shell-side" data-folded={isFolded ? "" : undefined}>
      {isFolded ? null : <div className="side-search-place">{isHydrated ? <SideSearch /> : null}</div>}
      <SideMenu />
      <folding.Form
        method="post"
        action={paths.workspaceSide}
        className="side-fold"
        onSubmit={() => setChoice({ isFolded: !isFolded, before: facts })}
      >
        <button
          type="submit"
          name="side"
          value={isFolded ? "open" : "folded"}
          aria-expanded={!isFolded}
          title={isFolded ? t("menu.open") : t("menu.fold")}
        >
          <FoldSign isFolded={isFolded} />
          <span className={isFolded ? "off-screen" : undefined}>{isFolded ? t("menu.open") : t("menu.fold")}</span>
        </button>
      </folding.Form>
    </aside>
  );
}

const FoldSign = ({ isFolded }: { isFolded: boolean }) => (
  <LineIcon path={isFolded ? "M9 6l6 6-6 6" : "M15 6l-6 6 6 6"} size={20} strokeWidth={1.7} />
);

/** Finds a menu by its name; a choice leads there (§2). */
function SideSearch() {
  const { t } = useTranslation("workspace");
  const navigate = useNavigate();
  const { menus } = useShell();
  const [query, setQuery] = useState("");
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const matches = leadingMenus(menuTree(menus)).filter(({ search }) => search.includes(fold(query)));

  function go(code: string) {
    const { to, isWindow } = matches.find((menu) => menu.code === code)?.target ?? {};
    setQuery("");
    combobox.closeDropdown();
    if (!to) return;
    if (isWindow) window.open(to, "_blank", "noreferrer");
    else navigate(to);
  }

  return (
    <Combobox store={combobox} onOptionSubmit={go} transitionProps={{ duration: 0 }} withinPortal={false}>
      <Combobox.Target withExpandedAttribute>
        <input
          type="search"
          role="combobox"
          aria-expanded={combobox.dropdownOpened}
          aria-controls={combobox.listId ?? undefined}
          className="side-search"
          value={query}
          placeholder={t("menu.search")}
          aria-label={t("menu.search")}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            combobox.openDropdown();
            combobox.selectFirstOption();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={t("menu.found")}>
          {matches.length === 0 ? <Combobox.Empty>{t("menu.nothing")}</Combobox.Empty> : null}
          {matches.map(({ code, name }) => (
            <Combobox.Option key={code} value={code}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
