import { useTranslation } from "react-i18next";
import type { z } from "zod/mini";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as changeReview from "~/contract/change-review";
import { callForm, callOutcomes } from "~/rules/change-request/call-outcomes";
import { toCare } from "~/rules/change-request/care-levels";
import { lengths } from "~/rules/limits/lengths";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { Instant } from "~/ui/base/instant";
import { FailureNotice } from "~/sub-apps/built-in/failure-notice";
import { useFormDraft } from "../../built-in/form-draft";
import type { ReviewedChange } from "./change";

type Props = { change: ReviewedChange; onDone: () => void };

/**
 * The calls to the supplier at numbers that were on file before the change was proposed (S-52), and the form that
 * records one.
 */
export function CallBack({ change, onDone }: Props) {
  const { t } = useTranslation("gsrm");
  const { calls, careLevel, callBack, state } = change;
  if (!toCare(careLevel).isCalledBack) return null;
  const isOpen = ["proposed", "onceApproved", "scheduled"].includes(state);
  const form = <CallForm key={calls.length} change={change} onDone={onDone} />;
  return (
    <section className="card change-calls" aria-labelledby="calls-title">
      <div className="comparison-head">
        <h2 id="calls-title">{t("change.callTitle")}</h2>
        {callBack ? <span className="badge badge-good">{t("change.outcomes.confirmed.label")}</span> : null}
      </div>
      <CallList calls={calls} />
      {isOpen && callBack ? (
        <details key={calls.length} className="call-again">
          <summary>{t(state === "proposed" ? "change.callAnother" : "change.callDenied")}</summary>
          {form}
        </details>
      ) : null}
      {isOpen && !callBack ? form : null}
    </section>
  );
}

/** Every call about a change, regardless of its outcome, the oldest first. */
function CallList({ calls }: Pick<ReviewedChange, "calls">) {
  const { t } = useTranslation("gsrm");
  if (calls.length === 0) return <p>{t("change.noCalls")}</p>;
  return (
    <ol className="history">
      {calls.map(({ by, at, name, number, outcome, note }) => (
        <li key={at + number}>
          <p>
            <strong>{t(`change.outcomes.${outcome}.label`)}</strong> <Instant at={at} />
          </p>
          <p lang="">{t("change.callBy", { by, number, name })}</p>
          {note ? (
            <p className="history-reason" lang="">
              {note}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function CallForm({ change: { changeId, knownNumbers, state }, onDone }: Props) {
  const { t } = useTranslation("gsrm");
  const { ref, removeDraft } = useFormDraft();
  const outcomes = state === "proposed" ? callOutcomes : callOutcomes.filter((outcome) => outcome === "denied");
  const form = useSchemaForm(callForm, { contactId: knownNumbers[0]?.contactId ?? "", outcome: "", note: "" });
  const record = useAction(async (answers: z.output<typeof callForm>) => {
    await call(changeReview.recordCall, { changeId, ...answers });
    removeDraft();
    onDone();
  });
  if (knownNumbers.length === 0) return <p className="notice notice-warning">{t("change.callNone")}</p>;

  return (
    <form id={`call-${changeId}`} ref={ref} onSubmit={form.submit((answers) => void record.run(answers))} noValidate>
      <p>{t(state === "proposed" ? "change.callText" : "change.callLater")}</p>
      <fieldset className="decision-choices">
        <legend className="field-label">{t("change.callNumber")}</legend>
        {knownNumbers.map(({ contactId, name, number }) => (
          <label key={contactId} className="choice">
            <input {...form.radio("contactId", contactId)} />
            {number}
            <small lang="">{name}</small>
          </label>
        ))}
      </fieldset>
      <fieldset className="decision-choices" aria-describedby="call-outcome-problem">
        <legend className="field-label">{t("change.callOutcome")}</legend>
        {outcomes.map((outcome, at) => (
          <label key={outcome} className="choice">
            <input {...form.radio("outcome", outcome)} id={at === 0 ? "call-outcome" : undefined} />
            {t(`change.outcomes.${outcome}.label`)}
            <small>{t(`change.outcomes.${outcome}.text`)}</small>
          </label>
        ))}
      </fieldset>
      <p id="call-outcome-problem" className="field-error" aria-live="polite">
        {form.errors.outcome ? t("change.callOutcomeNeeded") : null}
      </p>
      <div className="field">
        <label className="field-label" htmlFor="call-note">
          {t("change.callNote")}
        </label>
        <textarea
          {...form.control("note")}
          id="call-note"
          className="control"
          rows={2}
          maxLength={lengths.scope}
          aria-describedby="call-note-problem"
        />
        <p id="call-note-problem" className="field-error" aria-live="polite">
          {form.errors.note ? t("change.callNoteNeeded") : null}
        </p>
      </div>
      <FailureNotice failure={record.failure} />
      <button type="submit" className="button-default" disabled={record.isBusy}>
        {record.isBusy ? t("change.busy") : t("change.record")}
      </button>
    </form>
  );
}
