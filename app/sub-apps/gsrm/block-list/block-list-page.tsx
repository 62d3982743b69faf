import "~/ui/form/form.css";
import "../review-settings/settings.css";
import "./block-list.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as blockList from "~/contract/block-list";
import { listPaths } from "~/list-paths";
import { parseValuesPlace } from "~/rules/lists/values-place";
import { firstPage } from "~/rules/paging/page-sizes";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";
import { ListSearchForm } from "../../built-in/list-search-form";
import { useLocation } from "../../built-in/router";
import { AddBlockEntryForm } from "./add-block-entry-form";
import { type BlockChange, BlockChangeNotice } from "./block-change";
import { EditBlockEntryForm } from "./edit-block-entry-form";
import { useEntryColumns } from "./entry-columns";
import { RemoveForm } from "./remove-form";

/** The current task: adding an entry, or changing or removing one of the list. */
type Task = { act: "add" } | { act: "edit" | "remove"; entryId: string };

/** The company's own block list, for super admins. */
export default function BlockListPage() {
  const { t } = useTranslation("blockList");
  const place = parseValuesPlace(new URLSearchParams(useLocation().search));
  const { search } = place;
  const query = useAnswer(blockList.list, place);
  const [task, setTask] = useState<Task | null>(null);
  const [change, setChange] = useState<BlockChange | null>(null);
  const opener = useRef<Element | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (task !== null || !(opener.current instanceof HTMLElement)) return;
    const isThere = opener.current.isConnected;
    (isThere ? opener.current : add.current)?.focus();
  }, [task]);
  function open(next: Task) {
    opener.current = document.activeElement;
    setChange(null);
    setTask(next);
  }
  function onDone(done: BlockChange) {
    // The button that opened the task is removed with its entry, so the focus goes to the add button.
    if (task?.act === "remove") opener.current = add.current;
    setTask(null);
    setChange(done);
    query.reload();
  }
  const entry = useEntry(query.answer?.content ?? [], task);
  const forms = { onReload: query.reload, onDone, onCancel: () => setTask(null) };
  const columns = useEntryColumns({
    onEdit: (entryId) => open({ act: "edit", entryId }),
    onRemove: (entryId) => open({ act: "remove", entryId }),
  });
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={
        <button ref={add} type="button" className="button-primary" onClick={() => open({ act: "add" })}>
          {t("form.add")}
        </button>
      }
      filter={
        <>
          {task?.act === "add" ? <AddBlockEntryForm {...forms} /> : null}
          {task?.act === "edit" && entry ? <EditBlockEntryForm key={entry.entryId} entry={entry} {...forms} /> : null}
          {task?.act === "remove" && entry ? <RemoveForm key={entry.entryId} entry={entry} {...forms} /> : null}
          <BlockChangeNotice change={change} />
          <ListSearchForm
            key={`search ${search}`}
            id="block-list-search"
            label={t("search")}
            submit={t("find")}
            search={search}
            to={(typed) => listPaths.blockListAt({ ...place, search: typed, page: firstPage })}
          />
        </>
      }
      query={query}
      empty={
        <Nothing
          title={search === "" ? t("none") : t("nothingFound")}
          text={search === "" ? t("noneText") : t("nothingFoundText")}
        />
      }
      label={t("label")}
      columns={columns}
      rowKey={({ entryId }) => entryId}
      place={place}
      to={(to) => listPaths.blockListAt({ ...place, ...to })}
    />
  );
}

/** The entry of a form. It is kept even if a newer list no longer contains it, so that no input is lost. */
function useEntry(entries: readonly blockList.BlockEntry[], task: Task | null) {
  const entryId = task && task.act !== "add" ? task.entryId : null;
  const current = entries.find((one) => one.entryId === entryId);
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return current ?? (last?.entryId === entryId ? last : undefined);
}
