import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import type { Failure } from "~/gateway/failure";
import {
  type DecisionEvent,
  isOnward,
  needsDecisionNote,
  needsReason,
  type TypedDecision,
} from "~/rules/onboarding/decision";
import type { useSchemaForm } from "~/ui/base/use-schema-form";
import { OpenTicks } from "../phrases/checklist";
import { companyNames } from "../base/company-names";
import { ChangeList } from "../base/changes";
import { whyNoteNeeded } from "./comments";
import { DecisionFailure } from "./decision-failure";
import { UnopenedFiles } from "../base/unopened-files";
import { UnseenDocuments, useUnseenDocuments } from "../documents/unseen-documents";
import { DecisionText } from "./decision-text";
import { EmailPreview, type PendingDecision } from "./email-preview";
import { isComposing } from "~/ui/base/is-composing";

/** The fields of a decision; comments are fields of the same form, known only by name. */
type DecisionFields = ReturnType<typeof useSchemaForm<{ event: string; reason: string; note: string }, TypedDecision>>;

type Props = {
  file: ReviewFile;
  /** The decision being made, or undefined if the dialog is closed. */
  event: DecisionEvent | undefined;
  hasNext: boolean;
  /** The number of written comments. */
  comments: number;
  /** Comments on rows that the supplier has removed since they were written. */
  lost: readonly string[];
  fields: DecisionFields;
  pending: PendingDecision | undefined;
  isBusy: boolean;
  failure: Failure | undefined;
  onClose: () => void;
  onReload: () => void;
};

/** The confirmation dialog of a decision: its texts on one side, the email to the supplier on the other. */
export function DecisionDialog({ file, event, hasNext, comments, lost, fields, pending, ...rest }: Props) {
  const { isBusy, failure, onClose, onReload } = rest;
  const { t, i18n } = useTranslation("gsrm");
  const names = companyNames(file, i18n.language);
  const { length: unseen } = useUnseenDocuments();
  const dialog = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!event) return dialog.current?.close();
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    const takesNote = needsDecisionNote(event) || whyNoteNeeded(file, event, unseen) !== null;
    const text = needsReason(event) ? "reason" : takesNote ? "note" : null;
    document.getElementById(text ? `decision-${text}` : "decision-dialog-title")?.focus();
  }, [event, file, unseen]);
  const isReady = pending !== undefined;
  useEffect(() => {
    // If nothing has to be written, the next key press confirms.
    if (isReady && event && isOnward(event) && !isTyping()) main.current?.focus({ preventScroll: true });
  }, [isReady, event]);
  const label = event && t(`decision.${event}.label`);
  const why = event ? whyNoteNeeded(file, event, unseen) : null;
  return (
    <dialog
      ref={dialog}
      className="dialog decision-dialog"
      aria-labelledby="decision-dialog-title"
      onClose={onClose}
      onKeyDown={confirmByKey}
    >
      {event ? (
        <>
          <h2 id="decision-dialog-title" tabIndex={-1}>
            {label}
          </h2>
          <p className="decision-company">
            {names.map((name) => (
              <span key={name} lang="">
                {name}
              </span>
            ))}
            <span>{t("queue.round", { round: file.round })}</span>
          </p>
          <DecisionFailure failure={failure} onReload={onReload} />
        </>
      ) : null}
      <div className="decision-columns">
        <div className="decision-fields">
          {event ? <p className="field-hint">{t(`decision.${event}.text`, { count: comments })}</p> : null}
          <DecisionText
            name="reason"
            registrationId={file.registrationId}
            control={fields.control("reason")}
            isHidden={!event || !needsReason(event)}
            problem={fields.errors.reason ? t("decision.reasonNeeded") : null}
          />
          <DecisionText
            name="note"
            registrationId={file.registrationId}
            control={fields.control("note")}
            isHidden={!event}
            problem={
              fields.errors.note
                ? t(why === null ? "decision.colleagueNoteNeeded" : `decision.noteNeeded.${why}`)
                : null
            }
            hint={
              !event
                ? undefined
                : needsDecisionNote(event)
                  ? t("decision.noteForColleague")
                  : why === null
                    ? undefined
                    : t(`decision.noteFor.${why}`)
            }
          />
          {comments > 0 && event !== "return" ? (
            <p className="field-warning">{t("decision.commentsLeft", { count: comments })}</p>
          ) : null}
          <LostComments texts={lost} />
        </div>
        <div className="decision-fields">
          {why === "unopened" ? <UnopenedFiles names={file.unopenedFiles} /> : null}
          {event === "approve" ? <UnseenDocuments /> : null}
          {event === "approve" ? <ChangeList file={file} /> : null}
          {event === "approve" ? <OpenTicks registrationId={file.registrationId} /> : null}
          <EmailPreview pending={pending} isBusy={isBusy} />
        </div>
      </div>
      <footer className="decision-foot">
        <button type="button" className="button-default" disabled={isBusy} onClick={() => dialog.current?.close()}>
          {t("decision.confirm.back")} <kbd aria-hidden="true">Esc</kbd>
        </button>
        <button ref={main} type="submit" className="button-primary" disabled={isBusy}>
          {isBusy
            ? t("decision.busy")
            : !isReady
              ? t("decision.next")
              : hasNext
                ? t("decision.andNext", { decision: label })
                : label}{" "}
          <kbd aria-hidden="true">Ctrl Enter</kbd>
        </button>
      </footer>
    </dialog>
  );
}

const isTyping = () => document.activeElement instanceof HTMLTextAreaElement;

function confirmByKey(event: KeyboardEvent<HTMLDialogElement>) {
  if (isComposing(event) || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.closest("form")?.requestSubmit();
}

function LostComments({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation("gsrm");
  if (texts.length === 0) return null;
  return (
    <div className="notice">
      <p>{t("decision.lost")}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
