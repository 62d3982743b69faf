import type { RefusalCode } from "~/rules/refusal-code";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as changeReview from "~/contract/change-review";
import type { Failure } from "~/gateway/failure";
import { toCare } from "~/rules/change-request/care-levels";
import { isUnderWay, nextChange } from "~/rules/change-request/change-transitions";
import { Sure } from "~/ui/feedback/sure";
import { hours } from "~/rules/time";
import { Instant } from "~/ui/base/instant";
import { useMadeFor } from "~/ui/base/use-made-for";
import { useFormDraft } from "../../built-in/form-draft";
import { OutdatedNotice } from "~/sub-apps/built-in/failure-notice";
import { UnopenedFiles } from "../base/unopened-files";
import { ReasonForm } from "../base/reason-form";
import type { ReviewedChange } from "./change";

/** Refusals of a decision made on an outdated page. */
const outdatedChange: readonly RefusalCode[] = ["decision.outdated", "change.notPossible", "change.sameApprover"];

type ChangeProps = { change: ReviewedChange; onDone: () => void };

/** The approvals so far, and the decision: to approve, or to refuse with a reason. */
export function ChangeDecision({ change, onDone }: ChangeProps) {
  const { t } = useTranslation("gsrm");
  const { approvedBy, approvals, approvalsNeeded, state, reason } = change;
  return (
    <section className="card change-decision" aria-labelledby="approvals-title">
      <h2 id="approvals-title">
        {t(nextChange(change.careLevel, state, "approve") ? "change.decision" : "change.approvals")}
      </h2>
      <p>{t("change.approvalsOf", { done: approvals, needed: approvalsNeeded })}</p>
      <ul>
        {approvedBy.map(({ by, at, note }) => (
          <li key={at}>
            <span lang="">{by}</span> <Instant at={at} />
            {note ? (
              <span className="history-reason" lang="">
                {note}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {reason ? <p>{t("change.reason", { reason })}</p> : null}
      <Approval change={change} onDone={onDone} />
      {state === "scheduled" ? (
        <div className="change-stop">
          <h3>{t("change.stop.title")}</h3>
          <p>{t("change.stop.text")}</p>
        </div>
      ) : null}
      {isUnderWay(state) ? <Refusal change={change} onDone={onDone} /> : null}
    </section>
  );
}

/** The approve button with a confirmation, or the next step if there is nothing to approve. */
function Approval({ change, onDone }: ChangeProps) {
  const { t } = useTranslation(["gsrm", "findings"]);
  const { changeId, section, careLevel, state, version, notApprovable, unopenedFiles, effectiveAt, registry } = change;
  const isUnopened = unopenedFiles.length > 0;
  const needsNote = isUnopened || (registry !== null && registry.differing.length > 0);
  const { ref, removeDraft } = useFormDraft();
  const loadedAt = useMadeFor([changeId], Date.now);
  const box = useRef<HTMLInputElement>(null);
  const [isUnread, setUnread] = useState(false);
  const approve = useAction(async (note?: string) => {
    if (box.current && !box.current.checked) {
      setUnread(true);
      box.current.focus();
      return;
    }
    await call(changeReview.approve, { changeId, version, note });
    removeDraft();
    onDone();
  });
  // In the basic section, only a change of the company's identity needs two approvers.
  const isOfIdentity = section === "basic" && careLevel === "watchedByTwo";
  const step = nextChange(careLevel, state, "approve");
  if (!step)
    return state === "scheduled" || state === "stopped" ? (
      <p className="notice">
        {t(`change.waits.${state}`)} {state === "scheduled" && effectiveAt ? <Instant at={effectiveAt} /> : null}
      </p>
    ) : null;
  if (notApprovable) return <p className="notice notice-warning">{t(`findings:${notApprovable}`)}</p>;
  const words = {
    act: approve.isBusy ? t("change.busy") : t("change.approve"),
    sure: t(`change.sure.${step.to as "effective" | "onceApproved" | "scheduled"}`),
    yes: t("change.approveNow"),
    no: t("change.notYet"),
  };
  return (
    <>
      <p className="field-hint">{t(`change.care.${isOfIdentity ? "identity" : careLevel}`)}</p>
      {step.to === "scheduled" ? (
        <p>
          {t("change.ifApproved")}{" "}
          <Instant at={new Date(loadedAt + hours(toCare(careLevel).coolingHours)).toISOString()} />
        </p>
      ) : null}
      {toCare(careLevel).isCalledBack ? (
        <>
          <label className="choice-line">
            <input
              ref={box}
              id="compared"
              type="checkbox"
              aria-describedby="compared-problem"
              onChange={() => setUnread(false)}
            />
            {t("change.compared")}
          </label>
          <p id="compared-problem" className="field-error" aria-live="polite">
            {isUnread ? t("change.comparedNeeded") : null}
          </p>
        </>
      ) : null}
      {needsNote ? (
        <>
          {isUnopened ? <UnopenedFiles names={unopenedFiles} /> : null}
          <ReasonForm
            id="unopened-note"
            formId={`unopened-${changeId}`}
            formRef={ref}
            words={{
              label: t(isUnopened ? "change.unopenedNote" : "change.registryNote"),
              missing: t(isUnopened ? "change.unopenedNoteNeeded" : "change.registryNoteNeeded"),
              submit: t("change.approve"),
            }}
            rows={3}
            action={approve}
            failure={<OutdatedChange failure={approve.failure} onReload={onDone} />}
            confirm={{ question: words.sure, submit: words.yes, back: words.no }}
          />
        </>
      ) : (
        <>
          <OutdatedChange failure={approve.failure} onReload={onDone} />
          <Sure words={words} look="button-primary" isBusy={approve.isBusy} onYes={() => void approve.run()} />
        </>
      )}
    </>
  );
}

/**
 * Refusing a change with a reason, or stopping one that is already approved: a first click shows what the supplier will
 * read, a second one sends it.
 */
function Refusal({ change: { changeId, version, state }, onDone }: ChangeProps) {
  const { t } = useTranslation("gsrm");
  const isStop = state === "scheduled";
  const { ref, removeDraft } = useFormDraft();
  const refuse = useAction(async (reason: string) => {
    await call(changeReview.refuse, { changeId, version, reason });
    removeDraft();
    onDone();
  });
  return (
    <ReasonForm
      id="refusal-reason"
      formId={`refusal-${changeId}`}
      formRef={ref}
      words={{
        label: t(isStop ? "change.stop.reason" : "change.refuseReason"),
        missing: t(isStop ? "change.stop.reasonNeeded" : "change.reasonNeeded"),
        submit: t(isStop ? "change.stop.act" : "change.refuse"),
      }}
      rows={3}
      look="button-default button-danger"
      action={refuse}
      failure={<OutdatedChange failure={refuse.failure} onReload={onDone} />}
      confirm={{
        question: t(isStop ? "change.stop.sure" : "change.refuseSure"),
        submit: t(isStop ? "change.stop.now" : "change.refuseNow"),
        back: t("change.notYet"),
      }}
    />
  );
}

function OutdatedChange({ failure, onReload }: { failure: Failure | undefined; onReload: () => void }) {
  const { t } = useTranslation("gsrm");
  const words = { text: t("change.outdated"), reload: t("decision.outdated.reload") };
  return <OutdatedNotice failure={failure} codes={outdatedChange} words={words} onReload={onReload} />;
}
