import "./notes.css";
import { useLocation } from "@remix-run/react";
import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "~/contract/assignment";
import type { ReviewFile } from "~/contract/review";
import { useShortcuts } from "~/ui/keys/shortcuts";
import { useLastingText } from "../../built-in/lasting-text";
import { LockSign } from "./lock-sign";
import { NotesDrawer } from "./notes-drawer";
import { useReaders } from "./use-readers";

/** The other people who have the registration open, and the button (shortcut M) that opens its notes and history. */
export function FileTeam({ file }: { file: ReviewFile }) {
  const { t } = useTranslation(["teamwork", "conversation"]);
  const { search } = useLocation();
  const [isOpen, setIsOpen] = useState(() => new URLSearchParams(search).has("notes"));
  const [text, setText] = useLastingText("note");
  const { answer, reload } = useReaders(file.registrationId);
  const button = useRef<HTMLButtonElement>(null);
  // The element that had the focus before the drawer opened.
  const cameFrom = useRef<Element | null>(null);
  const open = () => {
    cameFrom.current = document.activeElement === document.body ? button.current : document.activeElement;
    setIsOpen(true);
  };
  const close = useCallback(() => {
    setIsOpen(false);
    const place = cameFrom.current?.isConnected ? cameFrom.current : button.current;
    if (place instanceof HTMLElement) place.focus();
  }, []);
  useShortcuts({ m: () => (isOpen ? close() : open()) });
  const listNames = (people: readonly Person[] = []) => people.map(({ userName }) => userName).join(t("readers.comma"));
  const names = listNames(answer?.readers);
  const writers = listNames(answer?.drafts);
  return (
    <div className="file-team">
      <button
        ref={button}
        type="button"
        className="button-default notes-open"
        aria-expanded={isOpen}
        aria-controls={isOpen ? "notes-drawer" : undefined}
        onClick={() => (isOpen ? close() : open())}
      >
        <LockSign />
        {answer ? t("notes.open", { count: answer.notes }) : t("notes.title")} <kbd aria-hidden="true">M</kbd>
        {answer && answer.unreadNotes > 0 ? (
          <span className="notes-unread">{t("notes.unread", { count: answer.unreadNotes })}</span>
        ) : null}
        {text === "" || isOpen ? null : <span className="notes-unread">{t("notes.draft")}</span>}
      </button>
      <a href="#conversation" className="button-default">
        {t("conversation:review.title")}
        {answer?.unreadMessages ? (
          <span className="unread-mark">{t("conversation:unread", { count: answer.unreadMessages })}</span>
        ) : null}
      </a>
      <p className="file-readers" role="status">
        {names ? <span lang="">{t("readers.reading", { names })}</span> : null}
        {writers ? <span lang="">{t("readers.drafts", { names: writers })}</span> : null}
      </p>
      {isOpen ? <NotesDrawer file={file} draft={{ text, onText: setText }} onClose={close} onChanged={reload} /> : null}
    </div>
  );
}
