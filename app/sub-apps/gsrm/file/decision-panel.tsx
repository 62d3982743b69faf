import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import type { Failure } from "~/gateway/failure";
import { lengths } from "~/rules/limits";
import { type DecisionEvent, needsReason } from "~/rules/onboarding/decision";
import { FailureNotice } from "../../built-in/failure-notice";

type Props = {
  file: ReviewFile;
  /** How many comments have been written. */
  comments: number;
  /** What is missing. */
  problem: "event" | "reason" | null;
  isBusy: boolean;
  failure: Failure | undefined;
};

/** What may be decided, each with what follows from it; or who has to act, or why somebody else has to decide. */
export function DecisionPanel({ file, ...props }: Props) {
  const { t } = useTranslation(["gsrm", "errors"]);
  const { decisions, hindrance, progress } = file;
  return (
    <aside className="card decision" aria-labelledby="decision-title">
      <h2 id="decision-title">{t("decision.title")}</h2>
      {hindrance ? (
        <p className="notice notice-warning">{t(`errors:${hindrance}`)}</p>
      ) : decisions.length === 0 ? (
        <p>{t(`decision.waits.${progress.actsNext}`)}</p>
      ) : (
        <Choices decisions={decisions} {...props} />
      )}
    </aside>
  );
}

type ChoicesProps = Omit<Props, "file"> & { decisions: DecisionEvent[] };

function Choices({ decisions, comments, problem, isBusy, failure }: ChoicesProps) {
  const { t } = useTranslation("gsrm");
  const [chosen, setChosen] = useState<DecisionEvent | null>(null);
  return (
    <>
      <fieldset className="decision-choices" aria-describedby="decision-problem">
        <legend className="off-screen">{t("decision.title")}</legend>
        {decisions.map((event, at) => (
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
      <div className="field" hidden={chosen === null || !needsReason(chosen)}>
        <label className="field-label" htmlFor="decision-reason">
          {t("decision.reason")}
        </label>
        <span className="field-hint" id="reason-hint">
          {t("decision.reasonHint")}
        </span>
        <textarea
          id="decision-reason"
          name="reason"
          className="control"
          rows={4}
          maxLength={lengths.scope}
          aria-describedby="reason-hint reason-problem"
          aria-invalid={problem === "reason"}
        />
        <p id="reason-problem" className="field-error" aria-live="polite">
          {problem === "reason" ? t("decision.reasonNeeded") : null}
        </p>
      </div>
      {comments > 0 && chosen !== "return" ? (
        <p className="field-warning">{t("decision.commentsLeft", { count: comments })}</p>
      ) : null}
      <FailureNotice failure={failure} />
      <button type="submit" className="button-primary" disabled={isBusy}>
        {isBusy ? t("decision.busy") : t("decision.submit")}
      </button>
    </>
  );
}
