import "~/ui/form/form.css";
import "../review-settings/settings.css";
import "./value-lists.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as valueLists from "~/contract/value-lists";
import { listPaths } from "~/list-paths";
import { listRulesOf } from "~/rules/lists/list-rules";
import { firstPage } from "~/rules/paging/page-sizes";
import { parseValuesPlace } from "~/rules/lists/values-place";
import { pages } from "~/rules/pages";
import { Nothing } from "~/ui/reading/nothing";
import { useTitle } from "../../built-in/host";
import { ListPage } from "../../built-in/list-page";
import { ListSearchForm } from "../../built-in/list-search-form";
import { Link, useLocation, useParams } from "../../built-in/router";
import { AddValueForm } from "./add-value-form";
import { EditValueForm } from "./edit-value-form";
import { useValueColumns } from "./value-columns";

/** The value being edited: a new one, one of the list, or none. */
type Edited = { value: string | null } | null;

/** A list of values, in which values can be added, renamed, withdrawn and offered again. */
export default function ValueListPage() {
  const { t } = useTranslation("valueLists");
  const { id: lovCode = "" } = useParams();
  const place = parseValuesPlace(new URLSearchParams(useLocation().search));
  const { page, size, search } = place;
  const query = useAnswer(valueLists.values, { lovCode, query: search, page, size });
  const [edited, setEdited] = useState<Edited>(null);
  const [status, setStatus] = useState("");
  const opener = useRef<Element | null>(null);
  const name = query.answer?.name ?? t("title");
  useTitle(name);
  useEffect(() => {
    if (edited === null && opener.current instanceof HTMLElement) opener.current.focus();
  }, [edited]);
  function open(value: string | null) {
    opener.current = document.activeElement;
    setStatus("");
    setEdited({ value });
  }
  function announce(words: string) {
    setStatus(words);
    query.reload();
  }
  function onSaved(words: string) {
    setEdited(null);
    announce(words);
  }
  const { isFixed = false } = listRulesOf(lovCode);
  const columns = useValueColumns({ lovCode, onEdit: open, onTry: () => setStatus(""), onDone: announce });
  const onCancel = () => setEdited(null);
  return (
    <ListPage
      title={name}
      lead={isFixed ? t("list.leadFixed") : t("list.lead")}
      actions={
        <>
          {isFixed || !query.answer ? null : (
            <button type="button" className="button-primary" onClick={() => open(null)}>
              {t("form.add")}
            </button>
          )}
          <Link to={pages.valueLists} className="button-default">
            {t("back")}
          </Link>
        </>
      }
      filter={
        <>
          {edited?.value === null ? <AddValueForm lovCode={lovCode} onDone={onSaved} onCancel={onCancel} /> : null}
          {edited?.value ? (
            <EditValueForm
              key={`edit ${edited.value}`}
              lovCode={lovCode}
              value={edited.value}
              rows={query.answer?.content ?? []}
              onReload={query.reload}
              onDone={onSaved}
              onCancel={onCancel}
            />
          ) : null}
          <p role="status" className={status === "" ? "off-screen" : "notice notice-good"}>
            {status}
          </p>
          <ListSearchForm
            key={`search ${search}`}
            id="values-search"
            label={t("list.search")}
            submit={t("list.find")}
            search={search}
            to={(typed) => listPaths.valuesAt(lovCode, { ...place, search: typed, page: firstPage })}
          />
        </>
      }
      query={query}
      empty={
        <Nothing
          title={search === "" ? t("list.none") : t("list.nothingFound")}
          text={search === "" ? t("list.noneText") : t("list.nothingFoundText")}
        />
      }
      label={t("list.label")}
      columns={columns}
      rowKey={({ value }) => value}
      place={place}
      to={(to) => listPaths.valuesAt(lovCode, { ...place, ...to })}
    />
  );
}
