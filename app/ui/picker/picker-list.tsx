import { useState, useId } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useLoaded } from "~/client/use-answer";
import { data, type LovView, urlData } from "~/contract/lov";
import { firstPage, pageSizes } from "~/rules/paging/page-sizes";
import { organizationId } from "~/rules/limits/base-api";
import { PickerSearch } from "./picker-search";
import { PickerTable } from "./picker-table";
import { type Choice, toggleChoice } from "../base/selection";

export type PickerProps = {
  lovCode: string;
  /** The value of the field that narrows this list. Null if it needs one and has none. */
  parentValue?: string | null;
  isMultiple: boolean;
  chosen: Choice[];
  /** Receives the chosen values; none if the choice was cleared. */
  onChoose: (choices: Choice[]) => void;
  onClose: () => void;
};

type PickerListProps = PickerProps & { view: LovView };
/** `search` is the typed text, by query field. */
type ListQuery = { search: Record<string, string>; page: number; size: number };

/** The list itself: the search, the current page, and the selection on all pages. */
export function PickerList({ view, parentValue, isMultiple, chosen, onChoose, onClose }: PickerListProps) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState(chosen);
  const [isEmptyHanded, setIsEmptyHanded] = useState(false);
  const [query, setQuery] = useState<ListQuery>({ search: {}, page: firstPage, size: view.pageSize });
  const list = useLoaded([view.lovCode, parentValue, query], (signal) => loadPage(view, parentValue, query, signal));
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
      <PickerSearch fields={view.queryFields} onSearch={(search) => setQuery({ ...query, search, page: firstPage })} />
      {list.failure ? (
        <ListFailed retry={list.reload} />
      ) : (
        <PickerTable
          view={view}
          rows={content}
          isPending={list.isPending}
          isMultiple={isMultiple}
          selected={selected}
          onSelect={select}
          onConfirm={choose}
        />
      )}
      <PickerPages
        page={query.page}
        pages={totalPages}
        size={query.size}
        total={totalElements}
        onPage={(page) => setQuery({ ...query, page })}
        onSize={(size) => setQuery({ ...query, size, page: firstPage })}
      />
      {isMultiple && selected.length > 0 ? (
        <SelectedChoices selected={selected} onTakeOut={(one) => select(toggleChoice(selected, one, true))} />
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

/** Loads a page of a list, from its own address if the definition has one, otherwise by its code (§7). */
function loadPage(
  { lovCode, lovTypeCode, queryUrl }: LovView,
  parentValue: string | null | undefined,
  { search, page, size }: ListQuery,
  signal: AbortSignal,
) {
  const tenantId = String(organizationId);
  const texts = Object.entries(search).flatMap(([field, text]) => (text.trim() ? [[field, text.trim()]] : []));
  const input = {
    ...Object.fromEntries(texts),
    lovCode,
    tenantId,
    page,
    size,
    ...(parentValue ? { parentValue } : {}),
  };
  if (lovTypeCode !== "URL" || queryUrl === null) return call(data, input, { signal });
  const lovUrl = queryUrl.replaceAll("{tenantId}", tenantId).replaceAll("{organizationId}", tenantId);
  return call(urlData, { ...input, lovUrl }, { signal });
}

function SelectedChoices({ selected, onTakeOut }: { selected: Choice[]; onTakeOut: (one: Choice) => void }) {
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

type PickerPagesProps = {
  page: number;
  pages: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

/**
 * The pager of a list in a dialog: the number of pages, buttons for the next and previous one, and the page size (§9).
 */
function PickerPages({ page, pages, size, total, onPage, onSize }: PickerPagesProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <nav className="picker-pages" aria-label={t("list.pages")}>
      <span>{t("list.total", { count: total })}</span>
      <label htmlFor={id} className="off-screen">
        {t("list.pageSize")}
      </label>
      <select id={id} className="control" value={size} onChange={({ target }) => onSize(Number(target.value))}>
        {[...new Set([...pageSizes, size])].map((pageSize) => (
          <option key={pageSize} value={pageSize}>
            {t("list.perPage", { count: pageSize })}
          </option>
        ))}
      </select>
      <button type="button" className="button-default" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t("list.previous")}
      </button>
      <span aria-live="polite">{t("list.place", { page: page + 1, pages: Math.max(pages, 1) })}</span>
      <button type="button" className="button-default" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
        {t("list.next")}
      </button>
    </nav>
  );
}

/** The message that a list could not be loaded, with a retry button. */
export function ListFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="notice notice-error picker-failed" role="alert">
      <p>{t("list.failed")}</p>
      <button type="button" className="button-default" onClick={retry}>
        {t("list.retry")}
      </button>
    </div>
  );
}
