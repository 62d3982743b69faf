import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import type { Failure } from "~/gateway/failure";
import { lengths } from "~/rules/limits";
import type { DecisionEvent } from "~/rules/onboarding/decision";
import { needsReason } from "~/rules/onboarding/decision";
import { needsDuplicateNote } from "./comments";
import { DecisionConfirm, type DecisionFields, type PendingDecision } from "./decision-confirm";
import { DecisionFailure } from "./decision-failure";

type Props = {
  file: ReviewFile;
  /** How many comments have been written. */
  comments: number;
  /** Comments on rows that the supplier has removed since they were written. */
  lost: readonly string[];
  fields: DecisionFields;
  pending: PendingDecision | undefined;
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

function Choices({ file, comments, lost, fields, pending, isBusy, failure, onBack, onReload }: Props) {
  const { t } = useTranslation("gsrm");
  const [chosen, setChosen] = useState<DecisionEvent | "">("");
  const choose = (event: DecisionEvent) => {
    const radio = fields.radio("event", event);
    return {
      ...radio,
      onChange: (change: ChangeEvent) => {
        radio.onChange(change);
        setChosen(event);
      },
    };
  };
  const next = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    // The keyboard comes back with the fields, unless a refusal has taken it.
    if (wasPending.current && !pending && !failure) next.current?.focus();
    wasPending.current = pending !== undefined;
  }, [pending, failure]);
  const isNoteNeeded = chosen !== "" && needsDuplicateNote(file, chosen);
  return (
    <>
      <DecisionFailure failure={failure} onReload={onReload} />
      {pending ? <DecisionConfirm pending={pending} isBusy={isBusy} onBack={onBack} /> : null}
      <div className="decision-fields" hidden={pending !== undefined}>
        <fieldset className="decision-choices" aria-describedby="decision-problem">
          <legend className="off-screen">{t("decision.title")}</legend>
          {file.decisions.map((event, at) => (
            <label key={event} className="choice">
              <input {...choose(event)} id={at === 0 ? "decision-event" : undefined} />
              {t(`decision.${event}.label`)}
              <small>{t(`decision.${event}.text`, { count: comments })}</small>
            </label>
          ))}
        </fieldset>
        <p id="decision-problem" className="field-error" aria-live="polite">
          {fields.errors.event ? t("decision.chooseFirst") : null}
        </p>
        <DecisionText
          name="reason"
          control={fields.control("reason")}
          isHidden={chosen === "" || !needsReason(chosen)}
          problem={fields.errors.reason ? t("decision.reasonNeeded") : null}
        />
        <DecisionText
          name="note"
          control={fields.control("note")}
          isHidden={chosen === ""}
          problem={fields.errors.note ? t("decision.noteNeeded") : null}
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

type TextProps = {
  /** `reason` goes to the supplier, `note` stays among colleagues: label and colour say which. */
  name: "reason" | "note";
  control: ComponentProps<"textarea">;
  isHidden: boolean;
  problem: string | null;
  hint?: string | undefined;
};

/** A text that goes with a decision; it is hidden rather than removed, so that what was typed stays. */
function DecisionText({ name, control, isHidden, problem, hint }: TextProps) {
  const { t } = useTranslation("gsrm");
  const id = `decision-${name}`;
  return (
    <div className={`field decision-${name}`} hidden={isHidden}>
      <label className="field-label" htmlFor={id}>
        {t(`decision.${name}`)}
      </label>
      <span className="field-hint" id={`${id}-hint`}>
        {hint ?? t(`decision.${name}Hint`)}
      </span>
      <textarea
        {...control}
        id={id}
        className="control"
        rows={name === "reason" ? 4 : 2}
        maxLength={lengths.scope}
        aria-describedby={`${id}-hint ${id}-problem`}
      />
      <p id={`${id}-problem`} className="field-error" aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
