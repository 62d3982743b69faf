import "./change-steps.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type ChangeStepName, type ChangeStepStatus, listChangeSteps } from "~/rules/change-request/change-steps";
import { toCare } from "~/rules/change-request/care-levels";
import { LineIcon } from "~/ui/base/line-icon";
import { Instant } from "~/ui/base/instant";
import type { ReviewedChange } from "./change";

/** The picture next to the name of a status. */
const drawings: Record<ChangeStepStatus, string> = {
  done: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM8 12.5l3 3 5.5-6",
  current: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5l3.5 2",
  pending: "M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
  ended: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9 9l6 6M15 9l-6 6",
  skipped: "M8 12h8",
};

/** The steps of a change with their state: who completed each and when, who acts next, and the remaining steps. */
export function ChangeSteps({ change }: { change: ReviewedChange }) {
  const { t } = useTranslation("gsrm");
  const { careLevel } = change;
  return (
    <ol className="steps-of-change" aria-label={t("change.steps.title")}>
      {listChangeSteps(change).map(({ name, status }) => (
        <li key={name} className={`is-${status}`} aria-current={status === "current" ? "step" : undefined}>
          <span className="step-status">
            <LineIcon path={drawings[status]} size={16} />
            <StatusWords change={change} name={name} status={status} />
          </span>
          <strong>
            {t(`change.steps.${name === "firstApproval" && toCare(careLevel).approvers < 2 ? "approval" : name}`)}
          </strong>
          <small>
            <Fact change={change} name={name} status={status} />
          </small>
        </li>
      ))}
    </ol>
  );
}

type StepProps = { change: ReviewedChange; name: ChangeStepName; status: ChangeStepStatus };

function StatusWords({ change: { state, notApprovable }, name, status }: StepProps) {
  const { t } = useTranslation("gsrm");
  if (status === "ended") return <>{t(`changes.states.${state}`)}</>;
  if (status !== "current") return <>{t(`change.steps.status.${status}`)}</>;
  if (name === "effect") return <>{t("change.steps.status.running")}</>;
  // The call comes before any approval, so it is the current step even if no one can approve yet.
  const isOwnTurn = notApprovable === null || (name === "call" && notApprovable === "change.callBack.needed");
  return <>{t(isOwnTurn ? "change.steps.status.current" : "change.steps.status.others")}</>;
}

/** The person and time of a finished step, or the state of an unfinished one. */
function Fact({ change, name, status }: StepProps): ReactNode {
  const { t } = useTranslation("gsrm");
  const { submittedBy, proposedAt, recipients, calls, approvedBy, effectiveAt, careLevel } = change;
  if (status === "skipped") return null;
  switch (name) {
    case "code":
      return <Done by={submittedBy} at={proposedAt} />;
    case "notice": {
      const count = recipients.length;
      return t(
        recipients.some(({ hasStopped }) => hasStopped) ? "change.steps.oneStopped" : "change.steps.noneStopped",
        {
          count,
        },
      );
    }
    case "call": {
      const last = status === "done" ? calls.findLast(({ outcome }) => outcome === "confirmed") : calls.at(-1);
      return last ? (
        <>
          {t(`change.outcomes.${last.outcome}.label`)} · <Done by={last.by} at={last.at} />
        </>
      ) : (
        t("change.steps.notCalled")
      );
    }
    case "firstApproval":
    case "secondApproval": {
      const [first, second] = approvedBy;
      const own = name === "firstApproval" ? first : second;
      if (own) return <Done {...own} />;
      return name === "secondApproval" && first ? (
        <span lang="">{t("change.steps.anyoneBut", { name: first.by })}</span>
      ) : (
        t("change.steps.anyone")
      );
    }
    case "effect":
      if (effectiveAt) return <Instant at={effectiveAt} />;
      return t(toCare(careLevel).coolingHours > 0 ? "change.steps.begins" : "change.steps.immediate");
  }
}

const Done = ({ by, at }: { by: string; at: string }) => (
  <>
    <span lang="">{by}</span> · <Instant at={at} />
  </>
);
