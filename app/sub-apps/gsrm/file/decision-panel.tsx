import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import type { Failure } from "~/gateway/failure";
import type { DecisionEvent } from "~/rules/onboarding/decision";
import { needsReason } from "~/rules/onboarding/decision";
import { needsDuplicateNote } from "./comments";
import type { Pending, Problem } from "./decision";
import { DecisionConfirm } from "./decision-confirm";
import { DecisionFailure } from "./decision-failure";
import { DecisionText } from "./decision-text";

type Props = {
  file: ReviewFile;
  /** How many comments have been written. */
  comments: number;
  /** Comments on rows that the supplier has removed since they were written. */
  lost: readonly string[];
  problem: Problem;
  pending: Pending | undefined;
  isBusy: boolean;
  failure: Failure | undefined;
  onBack: () => void;
  onReload: () => void;
};

/** What may be decided, each with what follows from it; or who has to act, or why somebody else has to decide. */
export function DecisionPanel(props: Props) {
  const { t } = useTranslation(["gsrm", "errors"]);
  const { decisions, hindrance, progress } = props.file;
  return (
    <aside className="card decision" aria-labelledby="decision-title">
      <h2 id="decision-title">{t("decision.title")}</h2>
      {hindrance ? (
        <p className="notice notice-warning">{t(`errors:${hindrance}`)}</p>
      ) : decisions.length === 0 ? (
        <p>{t(`decision.waits.${progress.actsNext}`)}</p>
      ) : (
        <Choices {...props} />
      )}
    </aside>
  );
}

function Choices({ file, comments, lost, problem, pending, isBusy, failure, onBack, onReload }: Props) {
  const { t } = useTranslation("gsrm");
  const [chosen, setChosen] = useState<DecisionEvent | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    // The keyboard comes back with the fields, unless a refusal has taken it.
    if (wasPending.current && !pending && !failure) next.current?.focus();
    wasPending.current = pending !== undefined;
  }, [pending, failure]);
  const isNoteNeeded = chosen !== null && needsDuplicateNote(file, chosen);
  return (
    <>
      <DecisionFailure failure={failure} onReload={onReload} />
      {pending ? <DecisionConfirm pending={pending} isBusy={isBusy} onBack={onBack} /> : null}
      <div className="decision-fields" hidden={pending !== undefined}>
        <fieldset className="decision-choices" aria-describedby="decision-problem">
          <legend className="off-screen">{t("decision.title")}</legend>
          {file.decisions.map((event, at) => (
            <label key={event} className="choice">
              <input
                type="radio"
                name="event"
                value={event}
                id={at === 0 ? "decision-event" : undefined}
                onChange={() => setChosen(event)}
              />
              {t(`decision.${event}.label`)}
              <small>{t(`decision.${event}.text`, { count: comments })}</small>
            </label>
          ))}
        </fieldset>
        <p id="decision-problem" className="field-error" aria-live="polite">
          {problem === "event" ? t("decision.chooseFirst") : null}
        </p>
        <DecisionText
          name="reason"
          isHidden={chosen === null || !needsReason(chosen)}
          problem={problem === "reason" ? t("decision.reasonNeeded") : null}
        />
        <DecisionText
          name="note"
          isHidden={chosen === null}
          problem={problem === "note" ? t("decision.noteNeeded") : null}
          hint={isNoteNeeded ? t("decision.noteForDuplicate") : undefined}
        />
        {comments > 0 && chosen !== "return" ? (
          <p className="field-warning">{t("decision.commentsLeft", { count: comments })}</p>
        ) : null}
        <LostComments texts={lost} />
        <button ref={next} type="submit" className="button-primary" disabled={isBusy}>
          {isBusy ? t("decision.busy") : t("decision.next")}
        </button>
      </div>
    </>
  );
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
