import { useTranslation } from "react-i18next";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Popover.css";
import { Combobox, useCombobox } from "@mantine/core";
import { useState } from "react";
import { fold } from "~/rules/text/normalise";
import { useShell } from "../workspace/shell-facts";
import { leadingMenus, menuTree } from "../workspace/menu-tree";

/** Finds a menu by its name and opens it (§2). */
export function SideSearch({ onGo }: { onGo: (to: string) => void }) {
  const { t } = useTranslation("workspace");
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
    else onGo(to);
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
