import { useTranslation } from "react-i18next";
import type { ReviewNote } from "~/contract/review-notes";
import { splitMentions } from "~/rules/teamwork/mentions";
import { Instant } from "~/ui/base/instant";

type Props = {
  notes: readonly ReviewNote[];
  /** The names that a note may mention. */
  names: readonly string[];
  isBusy: boolean;
  onRemove: (noteId: string) => void;
};

/** Notes to colleagues, the oldest first; new ones are marked, and the user's own recent ones can be deleted. */
export function NoteList({ notes, names, isBusy, onRemove }: Props) {
  const { t } = useTranslation("teamwork");
  if (notes.length === 0) return <p>{t("notes.none")}</p>;
  return (
    <ol className="note-list">
      {notes.map(({ noteId, by, at, text, isUnread, deletableUntil }) => (
        <li key={noteId} className={isUnread ? "note note-unread" : "note"}>
          <p className="note-head">
            <strong lang="">{by.userName}</strong> <Instant at={at} />{" "}
            {isUnread ? <span className="notes-unread">{t("notes.new")}</span> : null}
          </p>
          <p className="note-text" lang="">
            {splitMentions(text, names).map((piece, place) =>
              piece.isMention ? <b key={`${place} ${piece.text}`}>{piece.text}</b> : piece.text,
            )}
          </p>
          {deletableUntil ? (
            <button type="button" className="button-link" disabled={isBusy} onClick={() => onRemove(noteId)}>
              {t("notes.remove")}
            </button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
