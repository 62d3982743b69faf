import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import * as changeReview from "~/contract/change-review";
import { callOutcomes, needsNote } from "~/rules/change-request/calls";
import { careOf } from "~/rules/change-request/care";
import { formText } from "~/rules/form-text";
import { lengths } from "~/rules/limits";
import { call } from "../../built-in/call";
import { FailureNotice } from "../../built-in/failure-notice";
import { useKeptForm } from "../../built-in/kept-form";
import { useAction } from "../../built-in/use-action";
import { CallList } from "./call-list";
import type { Change } from "./change-page";

type Props = { change: Change; onDone: () => void };

/** The calls to the supplier at numbers known before the change was proposed (S-52), and the form that records one. */
export function CallBack({ change, onDone }: Props) {
  const { t } = useTranslation("gsrm");
  const { calls, careLevel, state } = change;
  if (!careOf(careLevel).isCalledBack) return null;
  const isOpen = ["proposed", "onceApproved", "scheduled"].includes(state);
  return (
    <section className="card change-calls" aria-labelledby="calls-title">
      <h2 id="calls-title">{t("change.callTitle")}</h2>
      <CallList calls={calls} />
      {isOpen ? <CallForm key={calls.length} change={change} onDone={onDone} /> : null}
    </section>
  );
}

function CallForm({ change: { changeId, knownNumbers, state }, onDone }: Props) {
  const { t } = useTranslation("gsrm");
  const { ref, forgetTyped } = useKeptForm();
  const [missing, setMissing] = useState<"outcome" | "note" | null>(null);
  const outcomes = state === "proposed" ? callOutcomes : callOutcomes.filter((outcome) => outcome === "denied");
  const record = useAction(async (contactId: string, outcome: (typeof callOutcomes)[number], note: string) => {
    await call(changeReview.recordCall, { changeId, contactId, outcome, note });
    forgetTyped();
    onDone();
  });
  if (knownNumbers.length === 0) return <p className="notice notice-warning">{t("change.callNone")}</p>;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const outcome = outcomes.find((one) => one === formText(form, "outcome"));
    const note = formText(form, "note").trim();
    const problem = !outcome ? "outcome" : needsNote(outcome) && note === "" ? "note" : null;
    setMissing(problem);
    if (problem) document.getElementById(`call-${problem}`)?.focus();
    else if (outcome) void record.run(formText(form, "contactId"), outcome, note);
  }

  return (
    <form id={`call-${changeId}`} ref={ref} onSubmit={submit} noValidate>
      <p>{t(state === "proposed" ? "change.callText" : "change.callLater")}</p>
      <fieldset className="decision-choices">
        <legend className="field-label">{t("change.callNumber")}</legend>
        {knownNumbers.map(({ contactId, name, number }, at) => (
          <label key={contactId} className="choice">
            <input type="radio" name="contactId" value={contactId} defaultChecked={at === 0} />
            {number}
            <small lang="">{name}</small>
          </label>
        ))}
      </fieldset>
      <fieldset className="decision-choices" aria-describedby="call-outcome-problem">
        <legend className="field-label">{t("change.callOutcome")}</legend>
        {outcomes.map((outcome, at) => (
          <label key={outcome} className="choice">
            <input type="radio" name="outcome" value={outcome} id={at === 0 ? "call-outcome" : undefined} />
            {t(`change.outcomes.${outcome}.label`)}
            <small>{t(`change.outcomes.${outcome}.text`)}</small>
          </label>
        ))}
      </fieldset>
      <p id="call-outcome-problem" className="field-error" aria-live="polite">
        {missing === "outcome" ? t("change.callOutcomeNeeded") : null}
      </p>
      <div className="field">
        <label className="field-label" htmlFor="call-note">
          {t("change.callNote")}
        </label>
        <textarea
          id="call-note"
          name="note"
          className="control"
          rows={2}
          maxLength={lengths.scope}
          aria-invalid={missing === "note"}
          aria-describedby="call-note-problem"
        />
        <p id="call-note-problem" className="field-error" aria-live="polite">
          {missing === "note" ? t("change.callNoteNeeded") : null}
        </p>
      </div>
      <FailureNotice failure={record.failure} />
      <button type="submit" className="button-default" disabled={record.isBusy}>
        {record.isBusy ? t("change.busy") : t("change.record")}
      </button>
    </form>
  );
}
