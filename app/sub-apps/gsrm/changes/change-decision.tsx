import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import * as changeReview from "~/contract/change-review";
import { formText } from "~/rules/form-text";
import { lengths } from "~/rules/limits";
import { isUnderWay } from "~/rules/change-request/states";
import { Instant } from "~/ui/page/instant";
import { call } from "../../built-in/call";
import { FailureNotice } from "../../built-in/failure-notice";
import { useKeptForm } from "../../built-in/kept-form";
import { useAction } from "../../built-in/use-action";
import type { Change } from "./change-page";

type Props = { change: Change; onDone: () => void };

/** Who has approved so far, and the decision: approving, or refusing with a reason. */
export function ChangeDecision({ change, onDone }: Props) {
  const { t } = useTranslation(["gsrm", "findings"]);
  const { changeId, approvedBy, approvals, approvalsNeeded, notApprovable, state, reason } = change;
  const approve = useAction(async () => {
    await call(changeReview.approve, { changeId });
    onDone();
  });
  return (
    <section className="decision-choices" aria-labelledby="approvals-title">
      <h2 id="approvals-title">{t("change.approvals")}</h2>
      <p>{t("change.approvalsOf", { done: approvals, needed: approvalsNeeded })}</p>
      <ul>
        {approvedBy.map(({ by, at }) => (
          <li key={at}>
            {by} <Instant at={at} />
          </li>
        ))}
      </ul>
      {reason ? <p>{t("change.reason", { reason })}</p> : null}
      {isUnderWay(state) ? (
        <>
          {approvalsNeeded > 1 ? <p className="field-hint">{t("change.approveText")}</p> : null}
          {notApprovable ? (
            <p className="notice notice-warning">{t(`findings:${notApprovable}`)}</p>
          ) : (
            <button
              type="button"
              className="button-primary"
              disabled={approve.isBusy}
              onClick={() => void approve.run()}
            >
              {approve.isBusy ? t("change.busy") : t("change.approve")}
            </button>
          )}
          <FailureNotice failure={approve.failure} />
          <Refusal changeId={changeId} onDone={onDone} />
        </>
      ) : null}
    </section>
  );
}

function Refusal({ changeId, onDone }: { changeId: string; onDone: () => void }) {
  const { t } = useTranslation("gsrm");
  const { ref, forgetTyped } = useKeptForm();
  const [isMissing, setMissing] = useState(false);
  const refuse = useAction(async (reason: string) => {
    await call(changeReview.refuse, { changeId, reason });
    forgetTyped();
    onDone();
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = formText(new FormData(event.currentTarget), "reason").trim();
    setMissing(reason === "");
    if (reason) void refuse.run(reason);
    else document.getElementById("refusal-reason")?.focus();
  }
  return (
    <form id={`refusal-${changeId}`} ref={ref} onSubmit={submit} className="field" noValidate>
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
      <FailureNotice failure={refuse.failure} />
      <button type="submit" className="button-default button-danger" disabled={refuse.isBusy}>
        {refuse.isBusy ? t("change.busy") : t("change.refuse")}
      </button>
    </form>
  );
}
