import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LovView } from "~/contract/lov";
import { firstPage } from "~/rules/limits";
import { askPage } from "./list-calls";
import { ListFailed } from "./list-failed";
import type { PickerProps } from "./picker";
import { PickerPages } from "./picker-pages";
import { PickerSearch } from "./picker-search";
import { PickerTable } from "./picker-table";
import { type Choice, toggled } from "./selection";
import { useAsked } from "./use-asked";

type Props = PickerProps & { view: LovView };

/** The list itself: what is searched for, the page shown, and what is selected on this and other pages. */
export function PickerList({ view, parentValue, isMultiple, chosen, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState(chosen);
  const [isEmptyHanded, setIsEmptyHanded] = useState(false);
  const [asked, setAsked] = useState({ search: {}, page: firstPage, size: view.pageSize });
  const question = { ...asked, parentValue: parentValue ?? undefined };
  const list = useAsked(JSON.stringify(question), (signal) => askPage(view, question, signal));
  const { content = [], totalElements = 0, totalPages = 0 } = list.answer ?? {};

  function choose(choices: Choice[]) {
    onChoose(choices);
    onClose();
  }
  function select(choices: Choice[]) {
    setSelected(choices);
    setIsEmptyHanded(false);
  }
  /** §5: confirming with nothing selected warns. */
  const confirm = () => (selected.length > 0 ? choose(selected) : setIsEmptyHanded(true));

  return (
    <>
      <PickerSearch fields={view.queryFields} onSearch={(search) => setAsked({ ...asked, search, page: firstPage })} />
      {list.isFailed ? (
        <ListFailed retry={list.retry} />
      ) : (
        <PickerTable
          view={view}
          rows={content}
          isPending={list.isPending}
          isMultiple={isMultiple}
          selected={selected}
          onSelect={select}
          onConfirm={confirm}
        />
      )}
      <PickerPages
        page={asked.page}
        pages={totalPages}
        size={asked.size}
        total={totalElements}
        onPage={(page) => setAsked({ ...asked, page })}
        onSize={(size) => setAsked({ ...asked, size, page: firstPage })}
      />
      {isMultiple && selected.length > 0 ? (
        <Selected selected={selected} onTakeOut={(one) => select(toggled(selected, one, true))} />
      ) : null}
      <p className="field-error" role="alert">
        {isEmptyHanded ? t("form.lessOne") : ""}
      </p>
      <div className="picker-foot">
        {chosen.length > 0 ? (
          <button type="button" className="button-quiet picker-clear" onClick={() => choose([])}>
            {t("list.clear")}
          </button>
        ) : null}
        <button type="button" className="button-default" onClick={onClose}>
          {t("list.cancel")}
        </button>
        <button type="button" className="button-primary" onClick={confirm}>
          {isMultiple ? t("list.confirmMany", { count: selected.length }) : t("list.confirm")}
        </button>
      </div>
    </>
  );
}

function Selected({ selected, onTakeOut }: { selected: Choice[]; onTakeOut: (one: Choice) => void }) {
  const { t } = useTranslation();
  return (
    <ul className="picker-selected" aria-label={t("list.selected")}>
      {selected.map((one) => (
        <li key={one.value}>
          {one.meaning}
          <button type="button" onClick={() => onTakeOut(one)} aria-label={t("list.takeOut", { name: one.meaning })}>
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
