import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import * as changeReview from "~/contract/change-review";
import { formText } from "~/rules/form-text";
import { lengths } from "~/rules/limits";
import { call } from "../../built-in/call";
import { useKeptForm } from "../../built-in/kept-form";
import { OutdatedNotice } from "../../built-in/outdated-notice";
import { useAction } from "../../built-in/use-action";
import type { Change } from "./change-page";

type Props = { change: Change; onDone: () => void };

/** Refusals of a decision that was made on an old page. */
export const outdatedChange = ["decision.outdated", "change.notPossible", "change.sameApprover"];

/** Refusing a change with a reason: a first click shows what the supplier will read, a second one sends it. */
export function Refusal({ change: { changeId, version }, onDone }: Props) {
  const { t } = useTranslation("gsrm");
  const { ref, forgetTyped } = useKeptForm();
  const [isMissing, setMissing] = useState(false);
  const [reason, setReason] = useState("");
  const refuse = useAction(async () => {
    await call(changeReview.refuse, { changeId, version, reason });
    forgetTyped();
    onDone();
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reason) return void refuse.run();
    const typed = formText(new FormData(event.currentTarget), "reason").trim();
    setMissing(typed === "");
    setReason(typed);
    if (!typed) document.getElementById("refusal-reason")?.focus();
  }
  return (
    <form
      id={`refusal-${changeId}`}
      ref={ref}
      onSubmit={submit}
      onInput={() => setReason("")}
      className="field"
      noValidate
    >
      <label className="field-label" htmlFor="refusal-reason">
        {t("change.refuseReason")}
      </label>
      <textarea
        id="refusal-reason"
        name="reason"
        className="control"
        rows={3}
        maxLength={lengths.scope}
        aria-invalid={isMissing}
        aria-describedby="refusal-problem"
      />
      <p id="refusal-problem" className="field-error" aria-live="polite">
        {isMissing ? t("change.reasonNeeded") : null}
      </p>
      <OutdatedNotice
        failure={refuse.failure}
        codes={outdatedChange}
        words={{ text: t("change.outdated"), reload: t("decision.outdated.reload") }}
        onReload={onDone}
      />
      {reason ? (
        <div className="notice notice-warning" role="status">
          <p>{t("change.refuseSure")}</p>
          <p className="history-reason">{reason}</p>
        </div>
      ) : null}
      <div className="section-actions">
        <button type="submit" className="button-default button-danger" disabled={refuse.isBusy}>
          {refuse.isBusy ? t("change.busy") : t(reason ? "change.refuseNow" : "change.refuse")}
        </button>
        {reason ? (
          <button type="button" className="button-default" onClick={() => setReason("")}>
            {t("change.notYet")}
          </button>
        ) : null}
      </div>
    </form>
  );
}
