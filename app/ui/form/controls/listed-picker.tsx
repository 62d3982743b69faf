import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/UnstyledButton.css";
import { Combobox, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PortalMantine } from "~/ui/page/portal-mantine";
import { useListOfValues } from "../list-of-values";

type Props = {
  lovCode: string;
  parentValue?: string;
  /** The list is narrowed by another field that has no answer yet. */
  needsParent: boolean;
  chosen: string;
  onChoose: (value: string, meaning: string) => void;
  button: Omit<ComponentProps<"button">, "ref"> & { "data-required"?: boolean };
  children: ReactNode;
};

/** The open list of values: a search field and what it finds. Opens as soon as it is there. */
export default function ListedPicker(props: Props) {
  return (
    <PortalMantine>
      <Picker {...props} />
    </PortalMantine>
  );
}

function Picker({ lovCode, parentValue, needsParent, chosen, onChoose, button, children }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState("");
  const [searched] = useDebouncedValue(query, 200);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setQuery("");
    },
  });
  const { rows, total, failed, isPending } = useListOfValues(
    { lovCode, query: searched, parentValue },
    combobox.dropdownOpened && !needsParent,
  );
  const { openDropdown, focusSearchInput, dropdownOpened } = combobox;
  useEffect(() => openDropdown(), []);
  // Whoever opens a list wants to type: the search takes the keyboard as soon as it is there.
  useEffect(() => {
    if (dropdownOpened) focusSearchInput();
  }, [dropdownOpened]);
  const isSearching = isPending || query !== searched;
  const found = rows.map((row) => (
    <Combobox.Option key={row.value} value={row.value} active={row.value === chosen}>
      {row.meaning}
    </Combobox.Option>
  ));
  const message = needsParent
    ? t("list.parentFirst")
    : failed
      ? t("list.failed")
      : found.length > 0
        ? null
        : isSearching
          ? t("list.searching")
          : t("list.nothing");

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(value) => {
        onChoose(value, rows.find((row) => row.value === value)?.meaning ?? "");
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button" withAriaAttributes>
        <button {...button} type="button" onClick={() => combobox.toggleDropdown()}>
          {children}
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          placeholder={t("list.search")}
          aria-label={t("list.search")}
        />
        <Combobox.Options
          tabIndex={0}
          mah={260}
          style={{ overflowY: "auto" }}
          aria-label={t("list.results")}
          aria-busy={isSearching}
        >
          {chosen ? (
            <Combobox.Option value="" className="list-clear">
              {t("list.clear")}
            </Combobox.Option>
          ) : null}
          {message ? <Combobox.Empty>{message}</Combobox.Empty> : found}
          {total > found.length ? (
            <Combobox.Empty>{t("list.more", { count: total - found.length })}</Combobox.Empty>
          ) : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
