import "./palette.css";
import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import { find } from "~/contract/search";
import { searchMax, searchPauseMs } from "~/rules/workspace/search";
import { type PaletteEntry, paletteEntryKinds, matchEntries, toEntries } from "./entries";
import { useCommands } from "./use-commands";
import { isComposing } from "~/ui/base/is-composing";

type Props = { onClose: () => void; showKeys: () => void };

/** Finds suppliers, registrations, changes, pages and commands, from every page: a dialog with a combobox. */
export default function Palette({ onClose, showKeys }: Props) {
  const { t, i18n } = useTranslation("workspace");
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const listId = useId();
  const query = usePaused(typed.trim());
  const { answer, failure, isPending } = useAnswer(find, { query });
  useEffect(() => dialog.current?.showModal(), []);

  const results = answer && query !== "" ? toEntries(answer, i18n.language, navigate) : [];
  const entries = matchEntries([...results, ...useCommands(showKeys)], typed);
  const current = entries[Math.min(at, entries.length - 1)];
  function choose(entry: PaletteEntry | undefined) {
    if (!entry) return;
    dialog.current?.close();
    entry.run();
  }
  function press(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, entries.length - 1) + step + entries.length) % entries.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      choose(current);
    }
  }
  return (
    <dialog ref={dialog} className="palette" aria-label={t("palette.title")} onClose={onClose}>
      <div className="palette-body">
        <div className="palette-head">
          <input
            type="text"
            inputMode="search"
            role="combobox"
            className="control"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
            aria-autocomplete="list"
            aria-label={t("palette.title")}
            placeholder={t("palette.hint")}
            autoComplete="off"
            spellCheck={false}
            maxLength={searchMax}
            autoFocus
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setAt(0);
            }}
            onKeyDown={press}
          />
          <button type="button" className="button-quiet" onClick={() => dialog.current?.close()}>
            {t("palette.close")}
          </button>
        </div>
        {failure ? (
          <p className="notice notice-error" role="alert">
            {t("palette.failed")}
          </p>
        ) : null}
        <EntryList id={listId} entries={entries} current={current} choose={choose} />
        <p className="palette-count" role="status">
          {isPending ? t("palette.searching") : t("palette.count", { count: entries.length })}
        </p>
      </div>
    </dialog>
  );
}

type ListProps = {
  id: string;
  entries: PaletteEntry[];
  current: PaletteEntry | undefined;
  choose: (entry: PaletteEntry) => void;
};

/** The entries in groups by kind; the active one is scrolled into view. */
function EntryList({ id, entries, current, choose }: ListProps) {
  const { t } = useTranslation("workspace");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [current?.id]);
  const groups = paletteEntryKinds
    .map((kind) => ({ kind, inGroup: entries.filter((entry) => entry.kind === kind) }))
    .filter(({ inGroup }) => inGroup.length > 0);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t("palette.results")} className="palette-list" tabIndex={-1}>
      {groups.map(({ kind, inGroup }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="palette-kind" role="presentation">
            {t(`palette.kinds.${kind}`)}
          </p>
          {inGroup.map((entry) => (
            <button
              type="button"
              tabIndex={-1}
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              aria-selected={entry.id === current?.id}
              className="palette-entry"
              onClick={() => choose(entry)}
            >
              <span lang={entry.isForeign ? "" : undefined}>{entry.name}</span>
              {entry.detail ? (
                <span className="palette-detail" lang="" translate="no">
                  {entry.detail}
                </span>
              ) : null}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Returns a debounced copy of a text. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), searchPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
