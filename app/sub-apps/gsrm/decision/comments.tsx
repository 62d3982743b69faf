import { type MouseEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReturnedItem } from "~/contract/onboarding";
import type { ReviewFile } from "~/contract/review";
import type { DecisionEvent } from "~/rules/onboarding/decision";
import { isEnded } from "~/rules/onboarding/stages";
import { commentPlace, readCommentPlace } from "~/rules/onboarding/draft-places";
import type { FormValues } from "~/rules/form-values";
import { lengths } from "~/rules/limits/lengths";
import { moveTo, openComment } from "../base/file-keys";
import { PhraseButton, usePhrases } from "../phrases/phrase-button";
import { LineIcon } from "~/ui/base/line-icon";
import { isComposing } from "~/ui/base/is-composing";

/** Whether this part may be sent back now: tabs in the preliminary review, documents in the internal one (decision 020). */
export function isReturnable({ progress, decisions, hindrance }: ReviewFile, section: string): boolean {
  if (hindrance !== null || !decisions.includes("return")) return false;
  return (section === "certification") === (progress.state === "internalReview");
}

/** Whether approval would create a second registration of the same company, which requires a note to colleagues. */
const needsDuplicateNote = ({ progress, risks }: ReviewFile, event: DecisionEvent): boolean =>
  event === "approve" &&
  progress.state === "preliminaryReview" &&
  risks.duplicates.some(({ state }) => !isEnded(state));

/** Whether files that could not be opened would be approved, which requires a note to colleagues. */
const needsUnopenedNote = ({ unopenedFiles }: ReviewFile, event: DecisionEvent): boolean =>
  event === "approve" && unopenedFiles.length > 0;

/**
 * Why approving this registration requires a note to colleagues, or null if it does not. `unseen`: how many documents the
 * reviewer could open and has not.
 */
export function whyNoteNeeded(
  file: ReviewFile,
  event: DecisionEvent,
  unseen: number,
): "unopened" | "duplicate" | "unseen" | null {
  if (needsUnopenedNote(file, event)) return "unopened";
  if (needsDuplicateNote(file, event)) return "duplicate";
  return event === "approve" && unseen > 0 ? "unseen" : null;
}

/** The written comments, as input for the base API. */
export function commentsIn(form: FormData, file: ReviewFile): ReturnedItem[] {
  return [...form].flatMap(([name, value]) => {
    const place = readCommentPlace(name, valuesIn(file));
    if (!place || typeof value !== "string" || value.trim() === "") return [];
    const { section, field } = place;
    return [{ section, ...(field && { field }), comment: value.trim() }];
  });
}

const valuesIn =
  ({ sections }: ReviewFile) =>
  (section: string): FormValues =>
    sections.find((one) => one.section === section)?.values ?? {};

const bubble = "M4 5h16v11H11l-4.5 4v-4H4z";

type Props = { file: ReviewFile; section: string; field?: string };

/**
 * A comment field for a tab, a row, an answer or a document, which is returned if it has a comment. All comment fields
 * belong to the form of the decision, so comments are saved with it.
 */
export function Flag({ file, section, field = "" }: Props) {
  if (!isReturnable(file, section)) return null;
  const name = commentPlace(section, field, valuesIn(file));
  return <OpenFlag file={file} name={name} isSection={field === ""} />;
}

function OpenFlag({ file, name, isSection }: { file: ReviewFile; name: string; isSection: boolean }) {
  const { t } = useTranslation("gsrm");
  const box = useRef<HTMLTextAreaElement>(null);
  const phrases = usePhrases();
  const [isWritten, setIsWritten] = useState(false);
  return (
    <details className="flag" data-written={isWritten ? "" : undefined}>
      {/* Enter on a summary is a click too. */}
      <summary onClick={toggle} title={t("flag.comment")}>
        <LineIcon path={bubble} size={15} />
        <span className="flag-closed">{t(isWritten ? "flag.written" : isSection ? "flag.section" : "flag.field")}</span>
      </summary>
      <label htmlFor={name} className="flag-label">
        {t("flag.opened")}
      </label>
      <textarea
        ref={box}
        id={name}
        name={name}
        className="control"
        rows={2}
        maxLength={lengths.scope}
        placeholder={t("flag.hint")}
        onInput={({ currentTarget }) => {
          setIsWritten(currentTarget.value.trim() !== "");
          currentTarget.closest("details")?.setAttribute("open", "");
        }}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          phrases.openByKey(event);
          const isDone = event.key === "Enter" && (event.ctrlKey || event.metaKey);
          if (isDone) event.preventDefault();
          if (isDone || event.key === "Escape") leave(event.currentTarget);
          if (isDone) moveTo(1);
        }}
      />
      <PhraseButton registrationId={file.registrationId} box={box} phrases={phrases} />
    </details>
  );
}

/** Moves the focus into the text of a comment that the user opens; a restored comment does not move the focus. */
function toggle(event: MouseEvent<HTMLElement>) {
  const flag = event.currentTarget.closest("details");
  if (!flag || flag.open) return;
  event.preventDefault();
  openComment(flag);
}

/** Collapses a comment without discarding its text, and moves the focus back to its answer. */
function leave(box: HTMLTextAreaElement) {
  const flag = box.closest("details");
  flag?.removeAttribute("open");
  const answer = box.closest<HTMLElement>(".answer");
  if (!answer) return flag?.querySelector("summary")?.focus();
  answer.tabIndex = -1;
  answer.focus();
}
