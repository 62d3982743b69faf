import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Colleague } from "~/contract/assignment";
import { noteMax } from "~/rules/teamwork/limits";
import { useMention } from "./use-mention";
import { isComposing } from "~/ui/base/is-composing";

type Props = {
  colleagues: readonly Colleague[];
  text: string;
  onText: (text: string) => void;
  isBusy: boolean;
  /** Returns whether the note was added. */
  onAdd: (text: string) => Promise<boolean>;
};

/**
 * A note to colleagues. After an @ it lists the colleagues whose names match the typed text: arrow keys select, Enter
 * or a click inserts the name.
 */
export function NoteForm({ colleagues, text, onText, isBusy, onAdd }: Props) {
  const { t } = useTranslation("teamwork");
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const mention = useMention(colleagues, text);

  function insert(name: string) {
    const { value, caret } = mention.insert(name);
    onText(value);
    // The caret is placed after the name once the text has been rendered.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(caret, caret);
    });
  }
  function press(event: KeyboardEvent) {
    if (mention.matches.length === 0 || isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const match = mention.matches[mention.at];
    if (step) mention.move(step);
    else if ((event.key === "Enter" || event.key === "Tab") && match) insert(match.userName);
    else if (event.key === "Escape") mention.close();
    else return;
    event.preventDefault();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(text.trim() === "");
    if (text.trim() === "") return box.current?.focus();
    if (await onAdd(text.trim())) onText("");
    // The focused button was disabled while the note was saved, so the focus was lost.
    return box.current?.focus();
  }
  const listId = `${id}-colleagues`;
  return (
    <form className="note-form" noValidate onSubmit={(event) => void submit(event)}>
      <label className="field-label" htmlFor={id}>
        {t("notes.write")}
      </label>
      <textarea
        ref={box}
        id={id}
        className="control"
        rows={3}
        maxLength={noteMax}
        value={text}
        aria-autocomplete="list"
        aria-controls={mention.matches.length > 0 ? listId : undefined}
        aria-activedescendant={mention.matches.length > 0 ? `${listId}-${mention.at}` : undefined}
        aria-invalid={isMissing ? true : undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onKeyDown={press}
        onChange={({ target }) => {
          onText(target.value);
          mention.read(target.selectionStart);
        }}
        onBlur={mention.close}
      />
      {mention.matches.length > 0 ? (
        <div id={listId} role="listbox" aria-label={t("notes.colleagues")} className="note-mentions">
          {mention.matches.map(({ accountId, userName }, at) => (
            <div
              key={accountId}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === mention.at}
              lang=""
              // Runs before the blur event, which closes the list.
              onMouseDown={(event) => {
                event.preventDefault();
                insert(userName);
              }}
            >
              {userName}
            </div>
          ))}
        </div>
      ) : null}
      <p className="off-screen" role="status">
        {mention.matches.length > 0
          ? t("notes.colleaguesFound", { count: mention.matches.length })
          : mention.isTyped
            ? t("notes.noColleague")
            : null}
      </p>
      <p className="field-hint" id={`${id}-hint`}>
        {t("notes.hint")}
      </p>
      <p className="field-error" id={`${id}-problem`} aria-live="polite">
        {isMissing && text.trim() === "" ? t("notes.needed") : null}
      </p>
      <button type="submit" className="button-primary note-add" disabled={isBusy}>
        {isBusy ? t("notes.busy") : t("notes.submit")}
      </button>
    </form>
  );
}
