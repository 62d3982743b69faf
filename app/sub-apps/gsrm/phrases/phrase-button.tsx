import "./phrases.css";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as reviewSettings from "~/contract/review-settings";
import { Loading } from "~/ui/loading/loading";
import { FailureNotice } from "../../built-in/failure-notice";
import { isComposing } from "~/ui/base/is-composing";

type Props = {
  registrationId: string;
  box: RefObject<HTMLTextAreaElement | null>;
  phrases: ReturnType<typeof usePhrases>;
};

/** Whether the phrases are open, and the key that opens them in an empty box. */
export function usePhrases() {
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    setIsOpen,
    openByKey: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key !== "/" || event.currentTarget.value !== "" || isComposing(event)) return;
      event.preventDefault();
      setIsOpen(true);
    },
  };
}

/** Opens the phrases for a registration, and puts the chosen one into a text box, where it can be edited. */
export function PhraseButton({ registrationId, box, phrases: { isOpen, setIsOpen } }: Props) {
  const { t } = useTranslation("teamwork");
  function insert(text: string) {
    const { current } = box;
    if (!current) return;
    current.setRangeText(
      text.slice(0, current.maxLength - current.value.length),
      current.selectionStart,
      current.selectionEnd,
      "end",
    );
    // Notifies both React and the form that saves its text.
    current.dispatchEvent(new Event("input", { bubbles: true }));
    setIsOpen(false);
  }
  return (
    <>
      <button type="button" className="button-link phrases-open" onClick={() => setIsOpen(true)}>
        {t("phrases.open")} <kbd aria-hidden="true">/</kbd>
      </button>
      {isOpen ? (
        <PhraseDialog
          registrationId={registrationId}
          onChoose={insert}
          onClose={() => {
            setIsOpen(false);
            box.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

type DialogProps = { registrationId: string; onChoose: (text: string) => void; onClose: () => void };

function PhraseDialog({ registrationId, onChoose, onClose }: DialogProps) {
  const { t, i18n } = useTranslation("teamwork");
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { answer, failure } = useAnswer(reviewSettings.phrasesFor, { registrationId });
  useEffect(() => {
    // In strict mode the component mounts twice, and an open dialog cannot be opened again.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog phrase-dialog"
      aria-labelledby={title}
      onClose={onClose}
      onInput={(event) => event.stopPropagation()}
    >
      <header className="phrase-head">
        <h2 id={title}>{t("phrases.title")}</h2>
        <button
          type="button"
          className="toast-close"
          aria-label={t("phrases.close")}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      <FailureNotice failure={failure} />
      {!answer && !failure ? <Loading /> : null}
      {answer?.phrases.length === 0 ? <p>{t("phrases.none")}</p> : null}
      <ul className="phrase-list">
        {answer?.phrases.map(({ phraseId, text, meaning }) => (
          <li key={phraseId}>
            <button
              type="button"
              onClick={() => {
                onChoose(text);
                dialog.current?.close();
              }}
            >
              <span lang={answer.language}>{text}</span>
              {answer.language === i18n.language ? null : <small>{meaning}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p className="field-hint">{t("phrases.hint")}</p>
    </dialog>
  );
}
