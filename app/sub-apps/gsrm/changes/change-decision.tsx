import { useTranslation } from "react-i18next";
import * as changeReview from "~/contract/change-review";
import { isUnderWay, nextChange } from "~/rules/change-request/states";
import { Instant } from "~/ui/page/instant";
import { Sure } from "~/ui/feedback/sure";
import { call } from "../../built-in/call";
import { OutdatedNotice } from "../../built-in/outdated-notice";
import { useAction } from "../../built-in/use-action";
import type { Change } from "./change-page";
import { outdatedChange, Refusal } from "./refusal";

type ChangeProps = { change: Change; onDone: () => void };

/** Who has approved so far, and the decision: approving, or refusing with a reason. */
export function ChangeDecision({ change, onDone }: ChangeProps) {
  const { t } = useTranslation("gsrm");
  const { approvedBy, approvals, approvalsNeeded, state, reason } = change;
  return (
    <section className="decision-choices" aria-labelledby="approvals-title">
      <h2 id="approvals-title">{t("change.approvals")}</h2>
      <p>{t("change.approvalsOf", { done: approvals, needed: approvalsNeeded })}</p>
      <ul>
        {approvedBy.map(({ by, at }) => (
          <li key={at}>
            <span lang="">{by}</span> <Instant at={at} />
          </li>
        ))}
      </ul>
      {reason ? <p>{t("change.reason", { reason })}</p> : null}
      <Approval change={change} onDone={onDone} />
      {isUnderWay(state) ? <Refusal change={change} onDone={onDone} /> : null}
    </section>
  );
}

/** The approval, after asking once more; or what is next, where there is nothing to approve. */
function Approval({ change, onDone }: ChangeProps) {
  const { t } = useTranslation(["gsrm", "findings"]);
  const { changeId, careLevel, state, version, notApprovable, effectiveAt } = change;
  const approve = useAction(async () => {
    await call(changeReview.approve, { changeId, version });
    onDone();
  });
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
      <p className="field-hint">{t(`change.care.${careLevel}`)}</p>
      <OutdatedNotice
        failure={approve.failure}
        codes={outdatedChange}
        words={{ text: t("change.outdated"), reload: t("decision.outdated.reload") }}
        onReload={onDone}
      />
      <Sure words={words} look="button-primary" isBusy={approve.isBusy} onYes={() => void approve.run()} />
    </>
  );
}
