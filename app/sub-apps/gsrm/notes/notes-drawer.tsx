import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { useAnswer } from "~/client/use-answer";
import * as assignment from "~/contract/assignment";
import * as reviewNotes from "~/contract/review-notes";
import type { ReviewFile } from "~/contract/review";
import { formatList } from "~/rules/format";
import { Loading } from "~/ui/loading/loading";
import { FailureNotice } from "../../built-in/failure-notice";
import { History } from "./history";
import { LockSign } from "./lock-sign";
import { NoteForm } from "./note-form";
import { NoteList } from "./note-list";
import { isComposing } from "~/ui/base/is-composing";
import { useNewest } from "~/ui/base/use-newest";

/** A note that is being written; it stays until it is added, however the user leaves the page. */
type Draft = { text: string; onText: (text: string) => void };
type Props = { file: ReviewFile; draft: Draft; onClose: () => void; onChanged: () => void };

/**
 * The notes to colleagues and the history of a registration, next to the page, which stays usable. The focus moves into it when
 * it opens; Escape closes it.
 */
export function NotesDrawer({ file, draft, onClose, onChanged }: Props) {
  const { t } = useTranslation("teamwork");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <aside
      id="notes-drawer"
      className="notes-drawer"
      aria-labelledby="notes-title"
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented && !isComposing(event)) onClose();
      }}
    >
      <header className="notes-head">
        <h2 id="notes-title" ref={title} tabIndex={-1}>
          {t("notes.title")}
        </h2>
        <button type="button" className="toast-close" aria-label={t("notes.close")} onClick={onClose}>
          ×
        </button>
      </header>
      <div className="notes-body">
        <Notes registrationId={file.registrationId} draft={draft} onChanged={onChanged} />
        <History events={file.events} assignments={file.assignments} categoryChanges={file.categoryChanges} />
      </div>
    </aside>
  );
}

type NotesProps = { registrationId: string; draft: Draft; onChanged: () => void };

function Notes({ registrationId, draft, onChanged }: NotesProps) {
  const { t, i18n } = useTranslation("teamwork");
  const notes = useAnswer(reviewNotes.list, { registrationId });
  const colleagues = useAnswer(assignment.colleagues, {});
  const [status, setStatus] = useState("");
  const isLoaded = notes.answer !== undefined;
  const announceChange = useNewest(onChanged);
  useEffect(() => {
    // If marking fails, the notes stay unread until they are opened again.
    if (isLoaded) void call(reviewNotes.markRead, { registrationId }).then(announceChange, () => undefined);
  }, [isLoaded, registrationId, announceChange]);
  const finish = (words: string) => {
    setStatus(words);
    notes.reload();
    onChanged();
  };
  const remove = useAction(async (noteId: string) => {
    await call(reviewNotes.remove, { registrationId, noteId });
    finish(t("notes.removed"));
  });
  const add = useAction(async (text: string) => {
    const { mentioned } = await call(reviewNotes.add, { registrationId, text });
    const names = formatList(i18n.language, mentioned);
    finish(mentioned.length > 0 ? t("notes.notified", { names }) : t("notes.added"));
  });
  const names = (colleagues.answer ?? []).map(({ userName }) => userName);
  return (
    <section className="notes" aria-labelledby="notes-heading">
      <h3 id="notes-heading">{t("notes.heading")}</h3>
      <p className="notes-lock">
        <LockSign />
        {t("notes.onlyColleagues")}
      </p>
      <FailureNotice failure={notes.failure ?? remove.failure ?? add.failure} />
      {notes.answer ? (
        <NoteList notes={notes.answer} names={names} isBusy={remove.isBusy} onRemove={(id) => void remove.run(id)} />
      ) : notes.failure ? null : (
        <Loading />
      )}
      <NoteForm {...draft} colleagues={colleagues.answer ?? []} isBusy={add.isBusy} onAdd={(text) => add.run(text)} />
      <p className="notes-status" role="status" lang="">
        {status}
      </p>
    </section>
  );
}
