import { useTranslation } from "react-i18next";
import type { ChangeView } from "~/contract/change-requests";
import { careOf } from "~/rules/change-request/care";
import { Instant } from "~/ui/page/instant";

type Step = { name: string; at: string | null; isDone: boolean };

/** What a change passes through until it holds, and when it did: a call and two people where bank details change. */
export function ChangeSteps({ change }: { change: ChangeView }) {
  const { t } = useTranslation("gcis");
  const { state, careLevel, createdAt, calledBackAt, approvals: count, approvalsNeeded: needed, effectiveAt } = change;
  const isProposed = state !== "awaitingCode";
  const isCalled: Step[] = careOf(careLevel).isCalledBack
    ? [{ name: t("changes.steps.calledBack"), at: calledBackAt, isDone: calledBackAt !== null }]
    : [];
  const approved = needed > 1 ? t("changes.steps.approvals", { count, needed }) : t("changes.steps.approved");
  const steps: Step[] = [
    { name: t("changes.steps.proposed"), at: isProposed ? createdAt : null, isDone: isProposed },
    ...isCalled,
    { name: approved, at: null, isDone: count === needed },
    { name: t("changes.steps.effective"), at: effectiveAt, isDone: state === "effective" },
  ];
  return (
    <section className="card" aria-labelledby="steps-title">
      <h2 id="steps-title">{t("changes.how")}</h2>
      <ol className="change-steps">
        {steps.map(({ name, at, isDone }) => (
          <li key={name} className={isDone ? "change-step-done" : undefined}>
            <span>{name}</span>
            <span className="field-hint">
              {at ? <Instant at={at} /> : null}
              {isDone || at ? null : t("changes.steps.waiting")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
